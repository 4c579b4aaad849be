import type { Problem } from "../model/problems/problem";
import type { RecordKind } from "../model/kinds/kind";
import { tooInvolved } from "./legal/limits";
import { parseFrontMatter } from "./front-matter";
import type { Listing } from "./list-files";
import { type Parsed, parse } from "./parse";
import { type Find, findInJson } from "../model/problems/position";
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
  find: Find;
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
  const contentOf = ({ kind, path }: RecordFile) =>
    `${kind.folder} ${fileIn(snapshot, `${CONTENT}/${path}`).toString("latin1")}`;
  // Among equal files, the original's name matches its record: systems name copies `fine (1).json`.
  const originals = new Map<string, RecordFile>();
  for (const record of records) {
    const content = contentOf(record);
    if (content.includes(`"${record.key}"`) && !originals.has(content))
      originals.set(content, record);
  }
  const files: ReadFile[] = [];
  const problems: Problem[] = [];
  for (const record of records) {
    const original = originals.get(contentOf(record)) ?? originalByName(record, records);
    if (original && original !== record) {
      const file = `${CONTENT}/${record.path}`;
      const isSame = contentOf(original) === contentOf(record);
      const how = isSame ? "delete it" : "put what you changed there, and delete it";
      const message = `the file is a copy of ${CONTENT}/${original.path}: ${how}`;
      const allowed = "each record once; a new one has a name and an id of its own";
      problems.push({ file, line: 1, column: 1, rule: "copy", message, allowed });
      continue;
    }
    const read = readRecord(record, fileIn(snapshot, `${CONTENT}/${record.path}`));
    files.push(read.file);
    for (const problem of read.problems) problems.push(problem);
  }
  return { files, problems };
}

/** Suffixes that systems add to the names of copies. */
const COPY = / (?:\(\d+\)|- Copy(?: \(\d+\))?|copy(?: \d+)?)$/i;

/** The record that another copies, by its name: `fine - Copy.json`. */
function originalByName({ key, kind }: RecordFile, records: readonly RecordFile[]) {
  const name = key.replace(COPY, "");
  if (name === key) return undefined;
  return records.find((one) => one.kind === kind && one.key === name);
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
  const places = { bodyStart: text.length, find: findInJson(text) };
  const file: ReadFile = { path, key, kind, text, ...places, ...parsed, valid };
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
