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
} from "../../content/types";
import { parseFrontMatter } from "../content-contract/read/front-matter";

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

/**
 * Reads all records below `contentRoot` (the folder that holds `characters/`, `units/` …).
 * @throws if a file is missing or is not JSON; content that passed the contract never does.
 */
export function readCatalogue(contentRoot: string): Catalogue {
  return {
    characters: readFolder<Character>(contentRoot, "characters"),
    otherCharacters: readFolder<OtherCharacter>(contentRoot, "other-characters"),
    units: readFolder<Unit>(contentRoot, "units"),
    offices: readFolder<Office>(contentRoot, "offices"),
    clubs: readFolder<Club>(contentRoot, "clubs"),
    campaigns: readFolder<Campaign>(contentRoot, "campaigns"),
    film: readFolder<FilmChapter>(contentRoot, "campaigns/playmovie").toSorted(
      (one, other) => one.number - other.number,
    ),
    trips: readFolder<Trip>(contentRoot, "trips"),
    venues: readFolder<Venue>(contentRoot, "venues"),
    fourPiece: readFolder<FourPieceIdol>(contentRoot, "four-piece"),
    legal: readLegal(contentRoot),
    answers: readFolder<unknown>(contentRoot, "api"),
    site: readJson<SiteDefaults>(join(contentRoot, "site.json")),
  };
}

function readFolder<Record>(contentRoot: string, folder: string): Record[] {
  return filesIn(contentRoot, folder, ".json").map((path) => readJson<Record>(path));
}

function readLegal(contentRoot: string): LegalText[] {
  return filesIn(contentRoot, "legal", ".md").map((path) =>
    legalText(basename(path, ".md"), readFileSync(path, "utf8")),
  );
}

/** The page that the file of a slug says; for content that passed the contract. */
export function legalText(slug: string, text: string): LegalText {
  const { data, bodyStart } = parseFrontMatter(text);
  return { ...(data as LegalPage), slug, body: text.slice(bodyStart) };
}

function filesIn(contentRoot: string, folder: string, ending: string): string[] {
  return readdirSync(join(contentRoot, folder))
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => join(contentRoot, folder, name));
}

function readJson<Record>(path: string): Record {
  return JSON.parse(readFileSync(path, "utf8")) as Record;
}
