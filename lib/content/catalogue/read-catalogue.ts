import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { LegalPage, SiteDefaults } from "../../../content/types";
import { type Illustrations, illustrationsIn } from "../illustrations/illustrations-in";
import type { RecordKind } from "../kinds/kind";
import { type ContentOf, type KindKey, KINDS } from "../kinds/kinds";
import { SITE_FILE } from "../kinds/single-files";
import { parseFrontMatter } from "../read/front-matter";
import { CONTENT, fileIn, type Snapshot } from "../read/snapshot";

/** A legal page: what stands in front, the name of its file, and its text in Markdown. */
export interface LegalText extends LegalPage {
  slug: string;
  body: string;
}

/** Kinds that are read by other means: pages of Markdown, and what flower stands and the exhibition read alone. */
type ReadElsewhere = "legal" | "standParts" | "exhibits";

/** The records of each other kind. */
type Lists = { [Key in Exclude<KindKey, ReadElsewhere>]: ContentOf<Key>[] };

/**
 * The records of a content folder that pages and pictures are made of. Lists are in the order of their file names,
 * the chapters of the film in that in which they are shown.
 */
export interface Catalogue extends Lists {
  legal: LegalText[];
  site: SiteDefaults;
  /** The drawings of content/art. */
  illustrations: Illustrations;
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
    names: (folder) => {
      const path = join(contentRoot, folder);
      return existsSync(path) ? readdirSync(path) : [];
    },
    text: (path) => readFileSync(join(contentRoot, path), "utf8"),
  });
}

/** The files of a snapshot. */
export function filesIn(snapshot: Snapshot): ContentFiles {
  const folders = new Map<string, string[]>();
  for (const file of snapshot.keys()) {
    const folder = dirname(file).slice(CONTENT.length + 1);
    folders.set(folder, [...(folders.get(folder) ?? []), basename(file)]);
  }
  return {
    names: (folder) => folders.get(folder) ?? [],
    text: (path) => fileIn(snapshot, `${CONTENT}/${path}`).toString(),
  };
}

/**
 * All records in some files.
 * @throws if a file is missing or is not JSON
 */
export function catalogueOf(files: ContentFiles): Catalogue {
  const { legal: _legal, standParts: _standParts, exhibits: _exhibits, ...kinds } = KINDS;
  const lists = Object.fromEntries(
    Object.entries<RecordKind>(kinds).map(([key, { folder, ending }]) => [
      key,
      pathsIn(files, folder, ending).map((path) => JSON.parse(files.text(path))),
    ]),
  ) as Lists;
  return {
    ...lists,
    film: lists.film.toSorted((one, other) => one.number - other.number),
    legal: legalIn(files),
    site: JSON.parse(files.text(SITE_FILE)) as SiteDefaults,
    illustrations: illustrationsIn(files),
  };
}

function legalIn(files: ContentFiles): LegalText[] {
  return pathsIn(files, KINDS.legal.folder, KINDS.legal.ending).map((path) =>
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
    .filter((name) => name.endsWith(`.${ending}`))
    .toSorted()
    .map((name) => `${folder}/${name}`);
}
