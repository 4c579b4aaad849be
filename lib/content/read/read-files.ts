import type { Problem } from "../check/problem";
import { copiesIn } from "./copies";
import { tooInvolved } from "../legal/limits";
import type { RecordKind } from "../kinds/kind";
import { FrontMatterLocator, parseFrontMatter } from "./front-matter";
import { MOST_PAGE_BYTES } from "./limits";
import type { Listing } from "./list-files";
import { type Parsed, parse } from "./parse";
import { Locator } from "./position";
import { readText } from "./read-text";
import { rememberedFile } from "./remember";
import { CONTENT, fileIn, type Snapshot } from "./snapshot";

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

/** Reads the files of all records, and reports copies and the ones that are not strict JSON, or a page with
 * its facts in front, in UTF-8. */
export function readFiles(
  snapshot: Snapshot,
  { records }: Listing,
): { files: ReadFile[]; problems: Problem[] } {
  const copies = new Map(copiesIn(snapshot, records).map(({ copy, original }) => [copy, original]));
  const read = records
    .filter((record) => !copies.has(record))
    .map((record) => readRecord(record, fileIn(snapshot, `${CONTENT}/${record.path}`)));
  const copied = [...copies].map(([{ path }, original]) => ({
    file: `${CONTENT}/${path}`,
    ...START,
    rule: "copy",
    message: `the file is a copy of ${CONTENT}/${original.path}`,
    allowed: "each record once",
  }));
  return {
    files: read.map(({ file }) => file),
    problems: [...copied, ...read.flatMap(({ problems }) => problems)],
  };
}

const readRecord = rememberedFile(
  (
    { path: name, key, kind }: Listing["records"][number],
    bytes,
  ): { file: ReadFile; problems: Problem[] } => {
    const path = `${CONTENT}/${name}`;
    const isPage = kind.ending === "md";
    const saved = readText(path, bytes, isPage ? MOST_PAGE_BYTES : undefined);
    const { text, problems, isGuess, isGarbled } = saved;
    const { faults, ...parsed } = isPage ? parsePage(text) : parseRecord(text);
    const slips = (isGuess ? [] : faults).map(({ position, ...words }) => {
      return { file: path, ...position, ...words };
    });
    const valid = parsed.valid && (isGarbled || !isGuess);
    const file = { path, key, kind, text, ...parsed, valid };
    return { file, problems: [...problems, ...slips] };
  },
);

const START = { line: 1, column: 1 };

const parseRecord = (text: string) => ({
  ...parse(text),
  bodyStart: text.length,
  locator: new Locator(text),
});

function parsePage(text: string) {
  const page = { ...parseFrontMatter(text), locator: new FrontMatterLocator(text) };
  const excess = page.valid && tooInvolved(text.slice(page.bodyStart));
  if (!excess) return page;
  const { offset, ...words } = excess;
  const position = page.locator.find([page.bodyStart + offset]);
  return { ...page, valid: false, faults: [{ rule: "legal-text" as const, ...words, position }] };
}
