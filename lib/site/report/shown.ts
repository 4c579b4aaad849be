import { existsSync, readFileSync } from "node:fs";
import { pageDataFile, staticDataFile } from "../ledger/site-paths";
import { reportFile } from "./folder";

/** Raise it when what is stored of before cannot be read as what is stored today. */
export const SHOWN_VERSION = 4;

/** In place of the names of unseen fields: any field may matter. */
export const ANY = "*";

/** What a query reads. */
export interface ShownByQuery {
  /** Files in content/ of the records; a folder ends with a slash and stands for all in it. */
  readonly files: readonly string[];
  /** Keys of the pictures. */
  readonly pictures: readonly string[];
  /** Names of fields that its data does not have under their own name: what it filters and sorts by, and aliases. */
  readonly unseen: readonly string[];
}

/** What a page is made of: what its own query reads, and what the components in it query for themselves. */
export interface ShownOnPage extends ShownByQuery {
  /** Keys of {@link Shown.parts}. */
  readonly parts: readonly string[];
}

/** What each page of a build is made of. */
export interface Shown {
  readonly version: typeof SHOWN_VERSION;
  /** By address. */
  readonly pages: Readonly<Record<string, ShownOnPage>>;
  /** What many pages show, such as the menu: said once, or it would grow with the square of the content. */
  readonly parts: Readonly<Record<string, ShownByQuery>>;
}

/**
 * What the last build of the project at `root` showed. Undefined if there was none, and if it was made by
 * another version of this project.
 */
export function readShown(root: string): Shown | undefined {
  const file = reportFile(root, "shown.json");
  if (!existsSync(file)) return undefined;
  const shown = JSON.parse(readFileSync(file, "utf8")) as Shown;
  return shown.version === SHOWN_VERSION ? shown : undefined;
}

/** Whether a query reads a file of content/. */
export const reads = ({ files }: ShownByQuery, file: string): boolean =>
  files.some((one) => one === file || (one.endsWith("/") && file.startsWith(one)));

/** Addresses of the pages that showed a picture. */
export function pagesShowingPicture(shown: Shown, key: string): string[] {
  return pagesWhere(shown, ({ pictures }) => pictures.includes(key));
}

/** Addresses of the pages that showed all records of a folder: they list what comes to it. */
export function pagesListing(shown: Shown, folder: string): string[] {
  const inFolder = ({ files }: ShownByQuery) =>
    files.filter((file) => file.slice(0, file.lastIndexOf("/")) === folder);
  const ofParts = new Map(Object.entries(shown.parts).map(([key, part]) => [key, inFolder(part)]));
  const listed = Object.entries(shown.pages).map(([address, page]) => {
    const parts = page.parts.flatMap((key) => ofParts.get(key) ?? []);
    return { address, files: new Set([...inFolder(page), ...parts]) };
  });
  // What no page shows does not count: a component that no page has may query for something too.
  const known = new Set(listed.flatMap(({ files }) => [...files]));
  if (known.size === 0) return [];
  return listed.flatMap(({ address, files }) => (files.size === known.size ? [address] : []));
}

/**
 * Addresses of the pages one of whose queries is meant.
 * @param isMeant is given each query, and the file in public/ that holds what it gave
 */
export function pagesWhere(
  shown: Shown,
  isMeant: (query: ShownByQuery, data: string) => boolean,
): string[] {
  const parts = new Set(
    Object.entries(shown.parts).flatMap(([key, part]) =>
      isMeant(part, staticDataFile(key)) ? [key] : [],
    ),
  );
  return Object.entries(shown.pages).flatMap(([address, page]) =>
    page.parts.some((key) => parts.has(key)) || isMeant(page, pageDataFile(address))
      ? [address]
      : [],
  );
}
