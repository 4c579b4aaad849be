import type { Character } from "../../../content/types";
import type { Draft } from "../draft/draft";
import { NAMED_KINDS } from "../kinds/kinds";

/** The file of a character's record; the audition record of an idol may have one of its own. */
export function characterFile(
  draft: Draft,
  { cname, unit }: Pick<Character, "cname" | "unit">,
): string {
  const [later = "", audition = ""] = NAMED_KINDS.character.files(cname);
  return unit === "4piece" && draft.text(audition) !== undefined ? audition : later;
}
