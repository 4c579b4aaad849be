import { existsSync, readFileSync } from "node:fs";
import { reportFile } from "../../../lib/site/report/folder";

/** Raise it when what is stored of before cannot be read as what is stored today. */
export const SHOWN_VERSION = 3;

/** What a query reads. */
export interface ShownByQuery {
  /** Files in content/ of the records; a folder ends with a slash and stands for all in it. */
  readonly files: readonly string[];
  /** Keys of the pictures. */
  readonly pictures: readonly string[];
}

/** Fields that a query reads by the kind of record ({@link kindOf}): dotted paths; "*" and a kind that is missing stand for all. */
export type FieldsByKind = Readonly<Record<string, readonly string[]>>;

/** What a page is made of: what its own query reads, and what the components in it query for themselves. */
export interface ShownOnPage extends ShownByQuery {
  /** Key of its query in {@link Shown.fields}. */
  readonly query: string;
  /** Files of the records that the page is about, and the keys of what it reads of them besides what it reads of any. */
  readonly about: Readonly<Record<string, readonly string[]>>;
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
  /** The fields that queries read, by the key of the part, of the page's query, or of one that a page names in `about`. */
  readonly fields: Readonly<Record<string, FieldsByKind>>;
}

/** The kind of a record by its file in content/: its folder, or the file itself where others beside it are other records. */
export function kindOf(file: string): string {
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  return folder === "" || folder === "api/" ? file : folder;
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

/**
 * Addresses of the pages that showed a file of content/.
 * @param changed dotted paths of the values in it that count; all when absent
 */
export function pagesShowing(shown: Shown, file: string, changed?: readonly string[]): string[] {
  return addressesWhere(
    shown,
    ({ files }, keys) =>
      files.some((one) => one === file || (one.endsWith("/") && file.startsWith(one))) &&
      (changed === undefined || readsOne(fieldsOf(shown, file, keys(file)), changed)),
  );
}

/** What queries read of a record; undefined where nothing is known of it. */
function fieldsOf(
  { fields }: Shown,
  file: string,
  keys: readonly string[],
): readonly string[] | undefined {
  const known = keys.flatMap((key) => fields[key]?.[kindOf(file)] ?? []);
  return known.length > 0 ? known : undefined;
}

/** Whether one of the paths is read, or lies in what is read, or holds it. */
function readsOne(read: readonly string[] | undefined, changed: readonly string[]): boolean {
  if (!read || read.includes("*")) return changed.length > 0;
  return changed.some((path) =>
    read.some((one) => one === path || one.startsWith(`${path}.`) || path.startsWith(`${one}.`)),
  );
}

/** Addresses of the pages that showed a picture. */
export function pagesShowingPicture(shown: Shown, key: string): string[] {
  return addressesWhere(shown, ({ pictures }) => pictures.includes(key));
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

/** @param isMeant is given what a query reads, and a function: the keys of the fields that it reads of a file */
function addressesWhere(
  shown: Shown,
  isMeant: (read: ShownByQuery, keys: (file: string) => readonly string[]) => boolean,
): string[] {
  const parts = new Set(
    Object.entries(shown.parts).flatMap(([key, part]) => (isMeant(part, () => [key]) ? [key] : [])),
  );
  return Object.entries(shown.pages).flatMap(([address, page]) => {
    const keys = (file: string) => [page.query, ...(page.about[file] ?? [])];
    return isMeant(page, keys) || page.parts.some((key) => parts.has(key)) ? [address] : [];
  });
}
