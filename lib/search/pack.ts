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

const FIELDS: Readonly<Record<Field, "text" | "texts" | "index" | "indexes" | "day">> = {
  path: "text",
  title: "text",
  ja: "text",
  kana: "text",
  zh: "text",
  pinyin: "text",
  real: "texts",
  short: "texts",
  also: "texts",
  voice: "texts",
  facts: "texts",
  born: "text",
  note: "text",
  day: "day",
  picture: "text",
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

export interface SearchFile {
  version: number;
  kinds: Partial<Record<SearchKind, Partial<Record<Field, Column>>>>;
  features: Readonly<Record<string, string>>;
  han: string;
}

export function pack({ records: all, features, han }: SearchIndex): SearchFile {
  const records = { ...all, song: shortenPaths(all.song, all.album) };
  const kinds = Object.fromEntries(
    SEARCH_KINDS.map((kind) => [
      kind,
      Object.fromEntries(
        Object.keys(FIELDS).flatMap((field): [string, Column][] => {
          const texts = records[kind].map((record) => serialized(record[field as Field]));
          const values = FIELDS[field as Field] === "day" ? dayDifferences(texts) : texts;
          if (values.every((value) => value === undefined)) return [];
          const isMarked = field !== "path" && !values.some((value) => /[~^]/.test(value ?? ""));
          if (!isMarked) return [[field, [...columnOf(values), 0]]];
          const marked = values.map((value, at) =>
            withPlaceholders(value, records[kind][at]?.path ?? ""),
          );
          return [[field, [...columnOf(marked), 1]]];
        }),
      ),
    ]),
  );
  const indexes = Object.entries(features).map(([label, members]) => [
    label,
    encodedIndexes(members),
  ]);
  return { version: SEARCH_VERSION, kinds, features: Object.fromEntries(indexes), han };
}

/** Unpacks an index. @throws if the file has another version */
export function unpack({ version, kinds, features, han }: SearchFile): SearchIndex {
  if (version !== SEARCH_VERSION)
    throw new Error(`The search knows no index of version ${version}.`);
  const shortened = Object.fromEntries(
    SEARCH_KINDS.map((kind) => [kind, recordsIn(kinds[kind] ?? {})]),
  ) as Record<SearchKind, SearchRecord[]>;
  const records = { ...shortened, song: restorePaths(shortened.song, shortened.album) };
  const indexes = Object.entries(features).map(([label, signs]) => [label, decodedIndexes(signs)]);
  return { records, features: Object.fromEntries(indexes), han };
}

function recordsIn(columns: Partial<Record<Field, Column>>): SearchRecord[] {
  const records: Partial<Record<Field, unknown>>[] = [];
  for (const [field, [lines, start, end, isMarked]] of Object.entries(columns)) {
    let day = 0;
    for (const [index, line] of lines.split(SEPARATOR).entries()) {
      const record = (records[index] ??= {});
      if (line === MISSING) continue;
      if (FIELDS[field as Field] === "day") {
        day += Number(line);
        record[field as Field] = new Date(day * DAY).toISOString().slice(0, 10);
        continue;
      }
      const [slug, name] = slugAndName(String(record.path));
      const text = start + line + end;
      record[field as Field] = parseValue(
        isMarked ? text.replaceAll(SLUG, slug).replaceAll(NAME, name) : text,
        FIELDS[field as Field],
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
  const middle = (value: string | undefined) =>
    value === undefined ? MISSING : value.slice(start.length, value.length - end.length);
  return [values.map(middle).join(SEPARATOR), start, end];
}

function parseValue(text: string, kind: (typeof FIELDS)[Field]): unknown {
  if (kind === "text") return text;
  if (kind === "texts") return text.split("|");
  return kind === "index" ? decodedIndexes(text)[0] : decodedIndexes(text);
}
