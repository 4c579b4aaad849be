import { CommandError } from "../../../lib/command-line/command-error";
import { didYouMean } from "../../../lib/command-line/known-name";
import { guesses, namesake } from "../../../lib/content/model/problems/suggest";
import { pictureSourceOf, type RecordFile } from "./picture-source-of";

/**
 * Finds a picture by its key or the end of that; by a record's title in any language or a word of it, its id, file or
 * address; or by a drawing used by one record only.
 * @param keys of all pictures
 * @throws CommandError with suggestions if there is none, or more than one
 */
export function findPicture(
  keys: readonly string[],
  files: readonly RecordFile[],
  typed: string,
): string {
  const path = normalizedInput(typed);
  const base = path.split("/").at(-1) ?? "";
  const records = files.map((file) => pictureSourceOf(file, files, keys));
  const recordsOfFile = records.filter((one) => one.path === `content/${path}`);
  const exact = keys.find(
    (key) => key === path || withoutFolder(key) === path || withoutFolder(key) === base,
  );
  // A chapter of the film has the name of a still.
  if (exact !== undefined && (recordsOfFile.length === 0 || exact === path)) return exact;

  const isMark = path.startsWith("art/marks/");
  const markOf = (own: readonly string[]) => own.find((key) => key.endsWith("-mark"));
  const withPictures = records.filter((one) => (isMark ? markOf(one.keys) : one.keys.length > 0));
  const found = [
    ...(path.startsWith("art/")
      ? []
      : [
          recordsOfFile,
          withPictures.filter(({ names }) => isNamed(names, [path, base])),
          withPictures.filter(({ names }) => isNamed(names.flatMap(words), [base])),
        ]),
    withPictures.filter(({ drawings }) => drawings.includes(base.split(".")[0] ?? "")),
    records.filter(({ names }) => isNamed(names, [path, base])),
  ].find(({ length }) => length > 0);
  const mainKeys = [...new Set(found?.map((one) => (isMark && markOf(one.keys)) || one.keys[0]))];
  if (mainKeys.length === 1 && mainKeys[0] !== undefined) return mainKeys[0];
  if (found && mainKeys[0] === undefined) {
    throw new CommandError(
      `${found[0]?.file} has no picture of its own. npm run develop shows its page.`,
    );
  }
  // Frames of the film are numbered.
  const keyEnds = keys.map(withoutFolder).filter((key) => !/^\d{3}/.test(key));
  const all = [...keyEnds, ...withPictures.flatMap(({ names }) => names)];
  const likely = mainKeys.length > 0 ? mainKeys.map(withoutFolder) : guesses(base, all);
  throw new CommandError(
    `There is no picture "${typed}".${didYouMean(likely)} All are at: npm run content preview`,
  );
}

const withoutFolder = (key = ""): string => key.split("/").slice(1).join("/");

const words = (name: string): string[] => name.split(/[\s_-]+/);

const isNamed = (names: readonly string[], typed: readonly string[]): boolean =>
  typed.some((one) => namesake(one, names) !== undefined);

/** Converts the input to the form of keys: without folders, host and ending. */
const normalizedInput = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/[^/]+/, "")
    .replace(/[?#].*$/, "")
    .replaceAll("\\", "/")
    .replace(/^.*(?:^|\/)(?:content|pictures)\//, "")
    .replace(/^art\/(?!.*\.svg$)/, "")
    .replace(/^\.?\/|\/$/g, "")
    .replace(/\.(?:json|svg|png|jpe?g|webp|avif|md)$/, "");
