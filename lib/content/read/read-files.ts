import { isDeepStrictEqual } from "node:util";
import type { Problem } from "../model/problems/problem";
import type { RecordKind } from "../model/kinds/kind";
import { tooInvolved } from "./legal/limits";
import { originalsOf } from "./copies";
import { parseFrontMatter } from "./front-matter";
import type { Listing } from "./list-files";
import { type Parsed, parse } from "./parse";
import { problemsIn, readText } from "./read-text";
import { memoizeByFile } from "../model/memoize";
import { CONTENT, fileIn, type Snapshot } from "./snapshot";

type RecordFile = Listing["records"][number];

export interface ReadFile extends Omit<Parsed, "faults"> {
  path: string;
  key: string;
  kind: RecordKind;
  text: string;
  /** Offset of a page's Markdown in `text`; its length for a record. */
  bodyStart: number;
}

/** Limit for Markdown pages, which are slower to parse; our longest has a fortieth of it. */
const MOST_PAGE_BYTES = 200_000;

/**
 * Reads the files of all records. Reports copies, and files that are not strict JSON or a page with front matter, in
 * UTF-8.
 */
export function readFiles(
  snapshot: Snapshot,
  { records }: Listing,
): { files: ReadFile[]; problems: Problem[] } {
  const bytesOf = ({ path }: RecordFile) => fileIn(snapshot, `${CONTENT}/${path}`);
  const originals = originalsOf(records, bytesOf);
  const files: ReadFile[] = [];
  const problems: Problem[] = [];
  for (const record of records) {
    const original = originals.get(record);
    if (original) {
      const file = `${CONTENT}/${record.path}`;
      const isSame = isSameRecord(original, record, bytesOf);
      const how = isSame ? "delete it" : "put what you changed there, and delete it";
      const message = `the file is a copy of ${CONTENT}/${original.path}: ${how}`;
      const allowed = "each record once; a new one has a name and an id of its own";
      problems.push({ file, line: 1, column: 1, rule: "copy", message, allowed });
      continue;
    }
    const read = readRecord(record, bytesOf(record));
    files.push(read.file);
    for (const problem of read.problems) problems.push(problem);
  }
  return { files, problems };
}

/** True if two files say the same: `--fix` lays out the original of a copy, and leaves the copy. */
function isSameRecord(one: RecordFile, other: RecordFile, bytesOf: (file: RecordFile) => Buffer) {
  if (bytesOf(one).equals(bytesOf(other))) return true;
  const [first, second] = [one, other].map((file) => readRecord(file, bytesOf(file)).file);
  const isJson = one.kind.ending === "json" && first?.valid && second?.valid;
  return isJson === true && isDeepStrictEqual(first?.data, second?.data);
}

const readRecord = memoizeByFile(({ path: name, key, kind }: RecordFile, bytes) => {
  const path = `${CONTENT}/${name}`;
  const isPage = kind.ending === "md";
  const { text, faults, isGuess, isGarbled } = readText(
    bytes,
    isPage ? MOST_PAGE_BYTES : undefined,
  );
  const { faults: syntaxFaults, ...parsed } = isPage ? parsePage(text) : parse(text);
  const valid = parsed.valid && (isGarbled || !isGuess);
  const file: ReadFile = { path, key, kind, text, bodyStart: text.length, ...parsed, valid };
  return {
    file,
    problems: problemsIn(path, text, isGuess ? faults : [...faults, ...syntaxFaults]),
  };
});

function parsePage(text: string) {
  const page = parseFrontMatter(text);
  const excess = page.valid && tooInvolved(text, page.bodyStart);
  return excess ? { ...page, valid: false, faults: [excess] } : page;
}
