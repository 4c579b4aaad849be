import type { FilmChapter } from "../../../content/types";
import { KINDS } from "../../../lib/content/model/kinds/kinds";
import type { ReadFile } from "../../../lib/content/read/read-files";
import { chapterSpans } from "../../../lib/pictures/film/film-of";
import { frameKey } from "../../../lib/pictures/film/keys";
import { recordNames, textsIn } from "../kinds/record-names";

/** A record's file, with the properties that pictures depend on. */
export type RecordFile = Pick<ReadFile, "path" | "key" | "kind" | "data">;

/** Pictures drawn from a record, the main one first, and its names for searching. */
export function pictureSourceOf(
  file: RecordFile,
  all: readonly RecordFile[],
  keys: readonly string[],
) {
  const { path, key, data } = file;
  const record = Object(data) as Record<string, unknown>;
  return {
    path: path.toLowerCase().replace(/\.\w+$/, ""),
    file: path,
    keys: keysOf(file, all, keys),
    names: [key, ...recordNames(data)],
    drawings: [...textsIn(record), ...(JSON.stringify(record.look ?? "").match(/[\w-]+/g) ?? [])],
  };
}

function keysOf(
  { kind, key, data }: RecordFile,
  all: readonly RecordFile[],
  keys: readonly string[],
): string[] {
  if (kind === KINDS.film) return [frameKey(firstFrame(data, all), "wide")];
  const folder = kind === KINDS.otherCharacters ? KINDS.characters.folder : kind.folder;
  // File names have dots for campaigns with slashes, and for audition records.
  const start = `${folder}/${key.replaceAll(".", "-")}`;
  return keys.filter((one) => one === start || one.startsWith(`${start}-`));
}

function firstFrame(chapter: unknown, all: readonly RecordFile[]): number {
  const chapters = all.flatMap(({ kind, data }) =>
    kind === KINDS.film ? [data as FilmChapter] : [],
  );
  return chapterSpans(chapters).find((one) => one.chapter === chapter)?.first ?? 1;
}
