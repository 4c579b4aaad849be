import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type {
  Campaign,
  Character,
  Club,
  FilmChapter,
  FourPieceIdol,
  LegalPage,
  Office,
  OtherCharacter,
  SiteDefaults,
  Trip,
  Unit,
  Venue,
} from "../../../content/types";
import { parseFrontMatter } from "../read/front-matter";

/** A legal page: what stands in front, the name of its file, and its text in Markdown. */
export interface LegalText extends LegalPage {
  slug: string;
  body: string;
}

/** Every record of a content folder. Lists are in the order of their file names. */
export interface Catalogue {
  characters: Character[];
  otherCharacters: OtherCharacter[];
  units: Unit[];
  offices: Office[];
  clubs: Club[];
  campaigns: Campaign[];
  /** The chapters of the film, in the order in which they are shown. */
  film: FilmChapter[];
  trips: Trip[];
  venues: Venue[];
  fourPiece: FourPieceIdol[];
  legal: LegalText[];
  /** What calls are answered with, such as the list of notices. */
  answers: unknown[];
  site: SiteDefaults;
}

/** The files that a catalogue is read from, wherever they are. */
export interface ContentFiles {
  /** Names of the files right in a folder of the content, such as `units`. */
  names: (folder: string) => readonly string[];
  /** The text of a file by its path in the content, such as `units/fine.json`. */
  text: (path: string) => string;
}

/**
 * Reads all records below `contentRoot` (the folder that holds `characters/`, `units/` …).
 * @throws if a file is missing or is not JSON; content that passed the contract never does.
 */
export function readCatalogue(contentRoot: string): Catalogue {
  return catalogueOf({
    names: (folder) => readdirSync(join(contentRoot, folder)),
    text: (path) => readFileSync(join(contentRoot, path), "utf8"),
  });
}

/**
 * All records in some files.
 * @throws if a file is missing or is not JSON
 */
export function catalogueOf(files: ContentFiles): Catalogue {
  return {
    characters: recordsIn<Character>(files, "characters"),
    otherCharacters: recordsIn<OtherCharacter>(files, "other-characters"),
    units: recordsIn<Unit>(files, "units"),
    offices: recordsIn<Office>(files, "offices"),
    clubs: recordsIn<Club>(files, "clubs"),
    campaigns: recordsIn<Campaign>(files, "campaigns"),
    film: recordsIn<FilmChapter>(files, "campaigns/playmovie").toSorted(
      (one, other) => one.number - other.number,
    ),
    trips: recordsIn<Trip>(files, "trips"),
    venues: recordsIn<Venue>(files, "venues"),
    fourPiece: recordsIn<FourPieceIdol>(files, "four-piece"),
    legal: legalIn(files),
    answers: recordsIn<unknown>(files, "api"),
    site: JSON.parse(files.text("site.json")) as SiteDefaults,
  };
}

function recordsIn<Record>(files: ContentFiles, folder: string): Record[] {
  return pathsIn(files, folder, ".json").map((path) => JSON.parse(files.text(path)) as Record);
}

function legalIn(files: ContentFiles): LegalText[] {
  return pathsIn(files, "legal", ".md").map((path) =>
    legalText(basename(path, ".md"), files.text(path)),
  );
}

/** The page that the file of a slug says; for content that passed the contract. */
export function legalText(slug: string, text: string): LegalText {
  const { data, bodyStart } = parseFrontMatter(text);
  return { ...(data as LegalPage), slug, body: text.slice(bodyStart) };
}

function pathsIn(files: ContentFiles, folder: string, ending: string): string[] {
  return files
    .names(folder)
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => `${folder}/${name}`);
}
