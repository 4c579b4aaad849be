import type { Character, Unit } from "../../../content/types";
import { colorsOfCharacter } from "../../catalogue/colors-of-character";
import { colorsOfUnit } from "../../catalogue/colors-of-unit";
import type { Catalogue } from "../../catalogue/read-catalogue";
import type { GroupUnit } from "../group/group";
import type { PosterSubject } from "../poster/poster";

/** What a character's poster is drawn from. */
export function posterSubject(character: Character, catalogue: Catalogue): PosterSubject {
  const { id, cname, name, color, unit, look } = character;
  const unitName = catalogue.units.find((one) => one.id === unit)?.name ?? unit;
  const unitColors = colorsOfCharacter(character, catalogue);
  return { id, cname, name, color, unit, unitName, unitColors, look };
}

/** What a unit's group picture and mark are drawn from. */
export function groupUnit(unit: Unit): GroupUnit {
  const { id, name, leader } = unit;
  return { id, name, colors: colorsOfUnit(unit), ...(leader !== undefined && { leader }) };
}

/** The members of a unit in its order. */
export function unitMembers(unit: Unit, catalogue: Catalogue): PosterSubject[] {
  const byId = new Map(catalogue.characters.map((character) => [character.id, character]));
  return unit.list.flatMap((id) => {
    const character = byId.get(id);
    return character ? [posterSubject(character, catalogue)] : [];
  });
}
