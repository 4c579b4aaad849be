import { nearest } from "../../../lib/content/check/suggest";

/** The command cannot be done as it was asked; `code` is what the program ends with. */
export class CommandError extends Error {
  constructor(
    message: string,
    /** 1: something does not exist or has changed; 2: it was asked in a wrong way. */
    readonly code: 1 | 2,
  ) {
    super(message);
  }
}

/** A question that names the nearest of some names; empty if none is near. */
export function didYouMean(written: string, names: Iterable<string>): string {
  const near = nearest(written, names);
  return near === undefined ? "" : ` Did you mean “${near}”?`;
}

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
  const near = didYouMean(written, words);
  throw new CommandError(
    `There is no ${kind} “${written}”.${near} Known are: ${words.join(", ")}.`,
    2,
  );
}
