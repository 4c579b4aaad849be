import {
  SEARCH_KINDS,
  type SearchIndex,
  type SearchKind,
  type SearchRecord,
  SEARCH_VERSION,
} from "./search-file";

type Field = keyof SearchRecord;

/** The fields, and how each is written. */
const FIELDS: Readonly<Record<Field, "text" | "texts" | "number" | "numbers">> = {
  path: "text",
  title: "text",
  ja: "text",
  kana: "text",
  zh: "text",
  romaji: "text",
  pinyin: "text",
  real: "texts",
  short: "texts",
  voice: "texts",
  note: "text",
  picture: "text",
  face: "number",
  members: "numbers",
};

/** The line of a record without the field. */
const NONE = "-";

/** A field of all records of a kind: they lie side by side, so the file packs well. */
interface Column {
  /** What all values that are there begin and end with. */
  start: string;
  end: string;
  /** The rest of the values, a line each; a line of one dash where a record has none. */
  lines: string;
}

/** The index as it is published. */
export interface SearchFile {
  version: number;
  kinds: Partial<Record<SearchKind, Partial<Record<Field, Column>>>>;
  sights: SearchIndex["sights"];
  han: string;
}

/** The index, packed for its way to the browser. */
export function pack({ records, sights, han }: SearchIndex): SearchFile {
  const kinds = Object.fromEntries(
    SEARCH_KINDS.map((kind) => [
      kind,
      Object.fromEntries(
        Object.keys(FIELDS).flatMap((field) => {
          const values = records[kind].map((record) => written(record[field as Field]));
          return values.every((value) => value === undefined) ? [] : [[field, columnOf(values)]];
        }),
      ),
    ]),
  );
  return { version: SEARCH_VERSION, kinds, sights, han };
}

/**
 * The index in a file.
 * @throws if it is of another version
 */
export function unpack({ version, kinds, sights, han }: SearchFile): SearchIndex {
  if (version !== SEARCH_VERSION)
    throw new Error(`The search knows no index of version ${version}.`);
  const records = Object.fromEntries(
    SEARCH_KINDS.map((kind) => [kind, recordsIn(kinds[kind] ?? {})]),
  ) as unknown as SearchIndex["records"];
  return { records, sights, han };
}

function recordsIn(columns: Partial<Record<Field, Column>>): SearchRecord[] {
  const records: Partial<Record<Field, unknown>>[] = [];
  for (const [field, { start, end, lines }] of Object.entries(columns)) {
    for (const [place, line] of lines.split("\n").entries()) {
      const record = (records[place] ??= {});
      if (line !== NONE) record[field as Field] = read(start + line + end, FIELDS[field as Field]);
    }
  }
  return records as SearchRecord[];
}

/** A value as text; undefined where there is none. */
function written(value: SearchRecord[Field]): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === "object" ? value.join("|") : String(value);
}

/** Only addresses have much in common at both ends; elsewhere it does no harm. */
function columnOf(values: readonly (string | undefined)[]): Column {
  const given = values.filter((value) => value !== undefined);
  const [first = ""] = given;
  let start = given.length > 1 ? first : "";
  let end = start;
  for (const value of given) {
    while (!value.startsWith(start)) start = start.slice(0, -1);
    while (!value.endsWith(end)) end = end.slice(1);
  }
  // A value that is all start is the shortest one: it keeps nothing for the end.
  const shortest = Math.min(...given.map(({ length }) => length));
  end = end.slice(Math.max(0, end.length - (shortest - start.length)));
  const middle = (value: string | undefined) =>
    value === undefined ? NONE : value.slice(start.length, value.length - end.length);
  return { start, end, lines: values.map(middle).join("\n") };
}

function read(text: string, kind: (typeof FIELDS)[Field]): unknown {
  if (kind === "text") return text;
  if (kind === "number") return Number(text);
  return kind === "texts" ? text.split("|") : text.split("|").map(Number);
}
