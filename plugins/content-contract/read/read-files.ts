import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../problem";
import { decode } from "./decode";
import type { RecordKind } from "./folders";
import { CONTENT, type Listing } from "./list-files";
import { FrontMatterLocator, parseFrontMatter } from "./front-matter";
import { type Parsed, parse } from "./parse";
import { Locator } from "./position";

/** A record's file, read. */
export interface ReadFile extends Omit<Parsed, "faults"> {
  /** Path from the project's root. */
  path: string;
  key: string;
  kind: RecordKind;
  text: string;
  /** Where the Markdown of a page begins in `text`; its length for a record. */
  bodyStart: number;
  /** Finds places in `text`. */
  locator: Pick<Locator, "find">;
}

/** Reads the files of all records, and reports the ones that are not strict JSON, or a page with
 * its facts in front, in UTF-8. */
export function readFiles(
  root: string,
  { records }: Listing,
): { files: ReadFile[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const files = records.map(({ path: name, key, kind }): ReadFile => {
    const path = `${CONTENT}/${name}`;
    const { text, faults } = decode(readFileSync(join(root, path)));
    const { faults: slips, ...parsed } = kind.ending === "md" ? parsePage(text) : parseRecord(text);
    for (const { position, ...words } of faults) {
      problems.push({ file: path, ...position, rule: "encoding", ...words });
    }
    for (const { position, ...words } of slips)
      problems.push({ file: path, ...position, ...words });
    return { path, key, kind, text, ...parsed };
  });
  return { files, problems };
}

function parseRecord(text: string) {
  return { ...parse(text), bodyStart: text.length, locator: new Locator(text) };
}

function parsePage(text: string) {
  return { ...parseFrontMatter(text), locator: new FrontMatterLocator(text) };
}
