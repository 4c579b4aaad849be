import type { Problem } from "../check/problem";
import { copiesIn } from "./copies";
import { decode } from "./decode";
import { tooInvolved } from "../legal/limits";
import type { RecordKind } from "../kinds/kind";
import { FrontMatterLocator, parseFrontMatter } from "./front-matter";
import { MOST_PAGE_BYTES, tooLarge } from "./limits";
import type { Listing } from "./list-files";
import { firstVersion, mergeConflict } from "./merge-conflict";
import { type Parsed, parse } from "./parse";
import { Locator, type Position, positionAt } from "./position";
import { rememberedFile } from "./remember";
import { CONTENT, fileIn, type Snapshot } from "./snapshot";

/** What is said of a problem. */
type Words = Omit<Problem, "file" | keyof Position>;

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
    const large = tooLarge(bytes, kind.ending === "md" ? MOST_PAGE_BYTES : undefined);
    if (large)
      return { file: unread(path, key, kind), problems: [{ file: path, ...START, ...large }] };
    const { text, faults } = decode(bytes);
    const unreadable = faults.map((fault) => ({ rule: "encoding", ...fault }));
    const problemsOf = (list: readonly (Words & { position: Position })[]) =>
      list.map(({ position, ...words }) => ({ file: path, ...position, ...words }));
    if (text === "" && unreadable.length > 0) {
      return { file: unread(path, key, kind), problems: problemsOf(unreadable) };
    }
    const { faults: slips, ...parsed } = readText(text, kind);
    // In another encoding the letters are others: what they spell is no fault of its own.
    const isGarbled = unreadable.length > 0 && text.includes("\ufffd");
    const problems = problemsOf(isGarbled ? unreadable : [...unreadable, ...slips]);
    return { file: { path, key, kind, text, ...parsed }, problems };
  },
);

const START = { line: 1, column: 1 };

/** A file that nothing is known of. */
function unread(path: string, key: string, kind: RecordKind): ReadFile {
  const empty = { text: "", bodyStart: 0, locator: new Locator("") };
  return { path, key, kind, ...empty, data: undefined, valid: false, duplicates: [] };
}

/** Reads a text; of one that git could not merge, the first version is a guess at what it says. */
function readText(text: string, { ending }: RecordKind) {
  const read = ending === "md" ? parsePage : parseRecord;
  const conflict = mergeConflict(text);
  if (!conflict) return read(text);
  const { offset, ...words } = conflict;
  const faults = [{ ...words, position: positionAt(text, offset) }];
  return { ...read(firstVersion(text)), valid: false, faults };
}

function parseRecord(text: string) {
  return { ...parse(text), bodyStart: text.length, locator: new Locator(text) };
}

function parsePage(text: string) {
  const page = { ...parseFrontMatter(text), locator: new FrontMatterLocator(text) };
  const excess = page.valid && tooInvolved(text.slice(page.bodyStart));
  if (!excess) return page;
  const { offset, ...words } = excess;
  const position = page.locator.find([page.bodyStart + offset]);
  return { ...page, valid: false, faults: [{ rule: "legal-text" as const, ...words, position }] };
}
