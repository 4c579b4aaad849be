import { existsSync, readFileSync } from "node:fs";
import { reportFile } from "../report/folder";

/** Raise it when what is stored of before cannot be read as what is stored today. */
export const SHOWN_VERSION = 1;

/** What a page is made of. */
export interface ShownOnPage {
  /** Files in content/ whose records it shows; a folder ends with a slash and stands for all in it. */
  readonly files: readonly string[];
  /** Keys of the pictures that it shows. */
  readonly pictures: readonly string[];
}

/** What each page of a build is made of, by address. */
export interface Shown {
  readonly version: typeof SHOWN_VERSION;
  readonly pages: Readonly<Record<string, ShownOnPage>>;
}

/**
 * What the last build of the project at `root` showed. Undefined if there was none, and if it was made by
 * another version of this project.
 */
export function readShown(root: string): Shown | undefined {
  const file = reportFile(root, "shown.json");
  if (!existsSync(file)) return undefined;
  const { version, pages } = JSON.parse(readFileSync(file, "utf8")) as Partial<Shown>;
  return version === SHOWN_VERSION && pages ? { version, pages } : undefined;
}

/** Addresses of the pages that showed a file of content/. */
export function pagesShowing(shown: Shown, file: string): string[] {
  return addressesWhere(shown, ({ files }) =>
    files.some((one) => one === file || (one.endsWith("/") && file.startsWith(one))),
  );
}

/** Addresses of the pages that showed a picture. */
export function pagesShowingPicture(shown: Shown, key: string): string[] {
  return addressesWhere(shown, ({ pictures }) => pictures.includes(key));
}

/** Addresses of the pages that showed all records of a folder: they list what comes to it. */
export function pagesListing(shown: Shown, folder: string): string[] {
  const inFolder = ({ files }: ShownOnPage) =>
    files.filter((file) => file.slice(0, file.lastIndexOf("/")) === folder);
  const known = new Set(Object.values(shown.pages).flatMap(inFolder)).size;
  if (known === 0) return [];
  return addressesWhere(shown, (page) => inFolder(page).length === known);
}

function addressesWhere(shown: Shown, isMeant: (page: ShownOnPage) => boolean): string[] {
  return Object.entries(shown.pages).flatMap(([address, page]) => (isMeant(page) ? [address] : []));
}
