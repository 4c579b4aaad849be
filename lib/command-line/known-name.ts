import { parse } from "node:path";
import { guesses } from "../content/model/problems/suggest";
import { listed } from "../content/model/problems/words";
import { CommandError } from "./command-error";

/** More guesses, or more names, are too many to read. */
const MAX_GUESSES = 6;
const MAX_NAMES = 40;

/** The question for likely names, with a space before it; empty if there are none. */
export function didYouMean(names: readonly string[] = []): string {
  if (names.length === 0) return "";
  const first = names.slice(0, MAX_GUESSES).map((name) => `"${name}"`);
  const more = names.length > MAX_GUESSES ? ["another"] : [];
  return ` Did you mean ${listed([...first, ...more], "or")}?`;
}

/**
 * The error for an unknown name, with likely known ones.
 * @param note a sentence that follows
 */
export function unknownName(
  what: string,
  name: string,
  names: readonly string[],
  note = "",
): CommandError {
  const likely = [name, parse(name).name]
    .map((written) => guesses(written, names))
    .find(({ length }) => length > 0);
  const all = names.length > MAX_NAMES ? ` ${names.length}.` : `: ${names.join(", ")}.`;
  const more = note && ` ${note}`;
  return new CommandError(
    `There is no ${what} "${name}".${didYouMean(likely)} There are${all}${more}`,
  );
}

/** Returns `name` if it is one of `names`. @throws CommandError if it is not */
export function knownName<Name extends string>(
  what: string,
  name: string,
  names: readonly Name[],
  note?: string,
): Name {
  const found = names.find((one) => one === name);
  if (found === undefined) throw unknownName(what, name, names, note);
  return found;
}
