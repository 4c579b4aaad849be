import { nearest } from "../../../lib/content/check/suggest";

/** What to say of the first name that is not among those that exist; undefined if all are. */
export function notThere(
  what: string,
  names: readonly string[],
  known: readonly string[],
): string | undefined {
  const name = names.find((one) => !known.includes(one));
  if (name === undefined) return undefined;
  const near = nearest(name, known);
  return `there is no ${what} "${name}"${near === undefined ? "" : `; did you mean "${near}"?`}`;
}
