import { nearest } from "../content/model/problems/suggest";
import { CommandError } from "./command-error";

/** The error for an unknown name, with the nearest known one. */
export function unknownName(what: string, name: string, names: readonly string[]): CommandError {
  const near = nearest(name, names);
  const guess = near === undefined ? "" : ` Did you mean "${near}"?`;
  return new CommandError(`There is no ${what} "${name}".${guess} There are: ${names.join(", ")}.`);
}

/** Returns `name` if it is one of `names`. @throws CommandError if it is not */
export function knownName<Name extends string>(
  what: string,
  name: string,
  names: readonly Name[],
): Name {
  const found = names.find((one) => one === name);
  if (found === undefined) throw unknownName(what, name, names);
  return found;
}
