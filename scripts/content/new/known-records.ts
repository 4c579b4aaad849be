import type { Character } from "../../../content/types";
import { nearest } from "../../../lib/content/check/suggest";
import type { Draft } from "../draft/draft";
import { type KindName, NAMED_KINDS } from "../kinds/kinds";

/** The first file of a record: the only one, but for characters. */
export const fileOf = (kind: KindName, name: unknown): string =>
  NAMED_KINDS[kind].files(String(name))[0] ?? "";

/** The file of a character's record; the audition record of an idol may have one of its own. */
export function characterFile(
  draft: Draft,
  { cname, unit }: Pick<Character, "cname" | "unit">,
): string {
  const [later = "", audition = ""] = NAMED_KINDS.character.files(cname);
  return unit === "4piece" && draft.text(audition) !== undefined ? audition : later;
}

/** Objects to a name that another record of the kind has. */
export const freeName = (kind: KindName, draft: Draft) => (name: unknown) =>
  NAMED_KINDS[kind].files(String(name)).some((file) => draft.text(file) !== undefined)
    ? `there is a ${kind} "${name}" already`
    : undefined;

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
