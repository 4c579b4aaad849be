import type { Character, ColorSet } from "../../../../content/types";
import type { Catalogue } from "./catalogue";
import { findBy } from "./find-by";

/**
 * Colours of a character's poster and page: the unit's, or a figure's own in unit `other` (SPEC section 3).
 * @throws if the record has no colours, which the content contract rules out
 */
export function colorsOfCharacter(character: Character, catalogue: Catalogue): ColorSet {
  const own = findBy(catalogue.otherCharacters, "id", String(character.id))?.colors;
  const colors = own ?? findBy(catalogue.units, "id", character.unit)?.colors;
  if (!colors) throw new Error(`${character.cname} (unit ${character.unit}) has no colours.`);
  return colors;
}
