import { capital } from "../text/capital";
import {
  SEARCH_KINDS,
  type SearchIndex,
  type SearchKind,
  type SearchRecord,
  SEARCH_VERSION,
} from "./search-file";
import { restorePaths, shortenPaths } from "./song-paths";

type Field = keyof SearchRecord;

/** `path` is read first, as other values contain its end. The rest is in the order that compresses best. */
const FIELDS: Readonly<Record<Field, "text" | "texts" | "index" | "indexes" | "day">> = {
  path: "text",
  facts: "texts",
  title: "text",
  kana: "text",
  zh: "text",
  ja: "text",
  short: "texts",
  also: "texts",
  real: "texts",
  voice: "texts",
  day: "day",
  note: "text",
  born: "text",
  picture: "text",
  pinyin: "text",
  face: "index",
  members: "indexes",
};

/** Separator of values: a character that no text has and JSON need not escape. */
const SEPARATOR = "\u007F";

/** Line of a record without the field. */
const MISSING = "!";

/** Placeholders for the end of an address, as it is and as a name, unless a value of the column contains them. */
const [SLUG, NAME] = ["~", "^"] as const;

const DAY = 86_400_000;

/** Character for index 0; digits would take more bytes. */
const FIRST_CODE = "(".codePointAt(0) ?? 0;

/**
 * A field of all records of a kind, side by side for compression: values, their common start and end, and a flag for
 * placeholders.
 */
type Column = readonly [lines: string, start: string, end: string, isMarked: 0 | 1];

type Columns = Partial<Record<SearchKind, Column>>;

export interface SearchFile {
  version: number;
  fields: Partial<Record<Field, Columns>>;
  /** See {@link shortenPaths}. */
  steps: string;
  features: Readonly<Record<string, string>>;
  han: string;
}

/** Kinds in the order that compresses best. */
const KINDS = SEARCH_KINDS.toReversed();

export function pack({ records: all, features, han }: SearchIndex): SearchFile {
  const { song, steps } = shortenPaths(all.song, all.album);
  const records = { ...all, song };
  const columnsOf = (field: Field): Columns =>
    Object.fromEntries(
      KINDS.flatMap((kind): [SearchKind, Column][] => {
        const texts = records[kind].map((record) => serialized(record[field]));
        const values = FIELDS[field] === "day" ? dayDifferences(texts) : texts;
        if (values.every((value) => value === undefined)) return [];
        if (FIELDS[field] === "index") return [[kind, [values.map(lineOf).join(""), "", "", 0]]];
        const isMarked = field !== "path" && !values.some((value) => /[~^]/.test(value ?? ""));
        if (!isMarked) return [[kind, [...columnOf(values), 0]]];
        const marked = values.map((value, at) =>
          withPlaceholders(value, records[kind][at]?.path ?? ""),
        );
        return [[kind, [...columnOf(marked), 1]]];
      }),
    );
  const fields = (Object.keys(FIELDS) as Field[]).map((field) => [field, columnsOf(field)]);
  const indexes = Object.entries(features).map(([label, members]) => [
    label,
    encodedIndexes(members),
  ]);
  return {
    version: SEARCH_VERSION,
    fields: Object.fromEntries(fields),
    steps,
    features: Object.fromEntries(indexes),
    han,
  };
}

/** Unpacks an index. @throws if the file has another version */
export function unpack({ version, fields, steps, features, han }: SearchFile): SearchIndex {
  if (version !== SEARCH_VERSION)
    throw new Error(`The search knows no index of version ${version}.`);
  const shortened = Object.fromEntries(
    SEARCH_KINDS.map((kind) => [kind, recordsIn(kind, fields)]),
  ) as Record<SearchKind, SearchRecord[]>;
  const song = restorePaths(shortened.song, steps, shortened.album);
  const indexes = Object.entries(features).map(([label, signs]) => [label, decodedIndexes(signs)]);
  return { records: { ...shortened, song }, features: Object.fromEntries(indexes), han };
}

function recordsIn(kind: SearchKind, fields: SearchFile["fields"]): SearchRecord[] {
  const records: Partial<Record<Field, unknown>>[] = [];
  for (const [field, type] of Object.entries(FIELDS)) {
    const [lines, start, end, isMarked] = fields[field as Field]?.[kind] ?? [];
    if (lines === undefined) continue;
    let day = 0;
    for (const [index, line] of lines.split(type === "index" ? "" : SEPARATOR).entries()) {
      const record = (records[index] ??= {});
      if (line === MISSING) continue;
      if (type === "day") {
        day += Number(line);
        record[field as Field] = new Date(day * DAY).toISOString().slice(0, 10);
        continue;
      }
      const [slug, name] = slugAndName(String(record.path));
      const text = start + line + end;
      record[field as Field] = parseValue(
        isMarked ? text.replaceAll(SLUG, slug).replaceAll(NAME, name) : text,
        type,
      );
    }
  }
  return records as SearchRecord[];
}

/** Differences between days: events begin at regular intervals. */
function dayDifferences(days: readonly (string | undefined)[]): (string | undefined)[] {
  let last = 0;
  return days.map((day) => {
    if (day === undefined) return undefined;
    const between = Date.parse(day) / DAY - last;
    last += between;
    return String(between);
  });
}

/**
 * End of an address, as it is and as a name: `hibiki_wataru` is `Wataru Hibiki`, `2026-golden-dream` is `Golden Dream`.
 */
function slugAndName(path: string): [string, string] {
  const slug = /[^/#?=]*$/.exec(path)?.[0] ?? "";
  const words = slug.replace(/^\d+-/, "").split(/[_-]/).map(capital);
  return [slug, (slug.includes("_") ? words.toReversed() : words).join(" ")];
}

function withPlaceholders(value: string | undefined, path: string): string | undefined {
  const [slug, name] = slugAndName(path);
  return name === "" ? value : value?.replaceAll(name, NAME).replaceAll(slug, SLUG);
}

function serialized(value: SearchRecord[Field]): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "number") return encodedIndexes([value]);
  return typeof value === "string"
    ? value
    : isIndexList(value)
      ? encodedIndexes(value)
      : value.join("|");
}

const isIndexList = (value: readonly (string | number)[]): value is readonly number[] =>
  typeof value[0] === "number";

const encodedIndexes = (indexes: readonly number[]): string =>
  String.fromCodePoint(...indexes.map((index) => FIRST_CODE + index));

const decodedIndexes = (signs: string): number[] =>
  [...signs].map((sign) => (sign.codePointAt(0) ?? 0) - FIRST_CODE);

/** Splits off the common start and end of values, which shortens addresses. */
function columnOf(values: readonly (string | undefined)[]): [string, string, string] {
  const present = values.filter((value) => value !== undefined);
  const [first = ""] = present;
  let start = present.length > 1 ? first : "";
  let end = start;
  for (const value of present) {
    while (!value.startsWith(start)) start = start.slice(0, -1);
    while (!value.endsWith(end)) end = end.slice(1);
  }
  // If the shortest value is all start, nothing of it is left for the end.
  const shortest = Math.min(...present.map(({ length }) => length));
  end = end.slice(Math.max(0, end.length - (shortest - start.length)));
  const lines = values.map((value) =>
    lineOf(value?.slice(start.length, value.length - end.length)),
  );
  return [lines.join(SEPARATOR), start, end];
}

const lineOf = (value: string | undefined): string => value ?? MISSING;

function parseValue(text: string, kind: (typeof FIELDS)[Field]): unknown {
  if (kind === "text") return text;
  if (kind === "texts") return text.split("|");
  return kind === "index" ? decodedIndexes(text)[0] : decodedIndexes(text);
}
