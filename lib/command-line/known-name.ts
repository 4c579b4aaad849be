import { nearest } from "../content/model/problems/suggest";
import { CommandError } from "./command-error";

/** The error for a name that is not known, with the nearest of those that are. */
export function unknownName(what: string, name: string, names: readonly string[]): CommandError {
  const near = nearest(name, names);
  const guess = near === undefined ? "" : ` Did you mean "${near}"?`;
  return new CommandError(`There is no ${what} "${name}".${guess} There are: ${names.join(", ")}.`);
}

/** A name that is one of those that are known. @throws CommandError if it is none of them */
export function knownName<Name extends string>(
  what: string,
  name: string,
  names: readonly Name[],
): Name {
  const found = names.find((one) => one === name);
  if (found === undefined) throw unknownName(what, name, names);
  return found;
}
