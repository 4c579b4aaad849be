import { nearest } from "../../lib/content/check/suggest";
import { UsageError } from "./usage-error";

/** The error for a name that is not known, with the nearest of those that are. */
export function unknownName(what: string, name: string, names: readonly string[]): UsageError {
  const near = nearest(name, names);
  const guess = near === undefined ? "" : ` Did you mean "${near}"?`;
  // The questions about a new idol have a comma in their names.
  const all = names.map((one) => (one.includes(",") ? `"${one}"` : one)).join(", ");
  return new UsageError(`There is no ${what} "${name}".${guess} There are: ${all}.`);
}
