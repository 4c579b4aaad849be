import { nearest } from "../../lib/content/check/suggest";
import { UsageError } from "./usage-error";

/** The error for a name that is not known, with the nearest of those that are. */
export function unknownName(what: string, name: string, names: readonly string[]): UsageError {
  const near = nearest(name, names);
  const guess = near === undefined ? "" : ` Did you mean "${near}"?`;
  return new UsageError(`There is no ${what} "${name}".${guess} There are: ${names.join(", ")}.`);
}

/** A name that is one of those that are known. @throws UsageError if it is none of them */
export function knownName<Name extends string>(
  what: string,
  name: string,
  names: readonly Name[],
): Name {
  const found = names.find((one) => one === name);
  if (found === undefined) throw unknownName(what, name, names);
  return found;
}
