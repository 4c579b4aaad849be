import { nearest } from "../../../lib/content/check/suggest";
import { CommandError } from "./command";

/** A question that names the nearest of some names; empty if none is near. */
export function didYouMean(written: string, names: Iterable<string>): string {
  const near = nearest(written, names);
  return near === undefined ? "" : ` Did you mean “${near}”?`;
}

/** The error that says that a word is none of those that are allowed. */
export const unknown = (kind: string, written: string, words: readonly string[]): CommandError =>
  new CommandError(
    `There is no ${kind} “${written}”.${didYouMean(written, words)} Known are: ${words.join(", ")}.`,
    2,
  );

/**
 * Checks a word against those that are allowed.
 * @throws CommandError
 */
export function known<Word extends string>(
  kind: string,
  written: string,
  words: readonly Word[],
): Word {
  const word = words.find((one) => one === written);
  if (word !== undefined) return word;
  throw unknown(kind, written, words);
}
