import { posix } from "node:path";
import { parse } from "../parse";
import { ART_ENDINGS, ART_FOLDER } from "../folders";
import { readText } from "../read-text";
import { memoizeByFile } from "../../model/memoize";
import { ALL_KINDS } from "../../model/kinds/kinds";
import { SINGLE_FILES } from "../../model/kinds/single-files";
import type { Schemas } from "../../model/schema/json-schema";
import { nearest } from "../../model/problems/suggest";
import { likelyKind } from "./likely-kind";

export const ENDINGS: ReadonlyMap<string, string> = new Map(
  ALL_KINDS.map(({ folder, ending }) => [folder, ending]),
);

const FOLDERS = [...ENDINGS.keys(), ART_FOLDER];

/** A file that is not read: its path in content/, and its bytes. */
export interface StrayFile {
  readonly path: string;
  readonly bytes: Buffer;
}

/**
 * Path in content/ at which a stray file would be read: with its ending corrected (in lower case, without a second one,
 * which Windows hides), in the folder with a similar name, or in that of similar records. Undefined if unknown.
 */
export function properPath(file: StrayFile, schemas: Schemas): string | undefined {
  return byName(file) ?? byContent(file, schemas);
}

/** True if two file names differ only in their endings: `x.JPG` and `x.jpg`. */
export const isSameButEnding = (one: string, other: string): boolean => {
  const [{ dir, name }, second] = [posix.parse(one), posix.parse(other)];
  return dir === second.dir && name === second.name;
};

function byName(file: StrayFile): string | undefined {
  const path = withEnding(file);
  const [folder = "", ...rest] = path.split("/");
  const known = rest.length > 0 ? nearest(folder, FOLDERS) : undefined;
  const fixed = known === undefined ? path : [known, ...rest].join("/");
  const ending = posix.extname(fixed).slice(1);
  const isArt = known === ART_FOLDER && ART_ENDINGS.includes(ending);
  const isRecord = ENDINGS.get(posix.dirname(fixed)) === ending;
  const isKnown = isArt || isRecord || SINGLE_FILES.has(fixed);
  return fixed !== file.path && isKnown ? fixed : undefined;
}

function withEnding({ path, bytes }: StrayFile): string {
  const whole = path.replace(/(?:\.[^./]+)+$/, (endings) =>
    endings.toLowerCase().replace(".jpeg", ".jpg"),
  );
  const double = /^(.+\.(?:json|md|png|jpg|webp|avif))\.(?:txt|json|md)$/.exec(whole);
  if (double) return double[1] ?? whole;
  const isBare = whole.endsWith(".txt") || !posix.basename(whole).includes(".");
  return isBare && isJson(bytes) ? `${whole.replace(/\.txt$/, "")}.json` : whole;
}

const isJson = (bytes: Buffer): boolean =>
  /^\uFEFF?\s*[{[]\s*["{]/.test(bytes.toString("utf8", 0, 200));

const dataOf = memoizeByFile((_file: { path: string }, bytes) => {
  const { text, isGuess } = readText(bytes);
  return isGuess ? undefined : parse(text).data;
});

function byContent({ path, bytes }: StrayFile, schemas: Schemas): string | undefined {
  if (!isJson(bytes)) return undefined;
  const kind = likelyKind(dataOf({ path }, bytes), schemas);
  const { name } = posix.parse(withEnding({ path, bytes }));
  return kind && `${kind.folder}/${name}.${kind.ending}`;
}
