import type { Character, ColorSet, Unit } from "../../../content/types";
import { colorsOfCharacter } from "../../catalogue/colors-of-character";
import type { Catalogue } from "../../catalogue/read-catalogue";
import type { GroupUnit } from "../group/group";
import type { PosterSubject } from "../poster/poster";

/** What unit `other`, which has no colours of its own, is painted with where it stands together. */
const BACKSTAGE: ColorSet = {
  color1: "#96939e",
  color2: "#b3b1b9",
  border: "#17131c",
  text: "#17131c",
  light: "#f6f6f7",
  bar: "#8d8a96",
  cv: "#6e6b76",
};

/** What a character's poster is drawn from. */
export function posterSubject(character: Character, catalogue: Catalogue): PosterSubject {
  const { id, cname, name, color, unit, look } = character;
  const unitName = catalogue.units.find((one) => one.id === unit)?.name ?? unit;
  const unitColors = colorsOfCharacter(character, catalogue);
  return { id, cname, name, color, unit, unitName, unitColors, look };
}

/** What a unit's group picture and mark are drawn from. */
export function groupUnit({ id, name, leader, colors }: Unit): GroupUnit {
  return { id, name, colors: colors ?? BACKSTAGE, ...(leader !== undefined && { leader }) };
}

/** The members of a unit in its order. */
export function unitMembers(unit: Unit, catalogue: Catalogue): PosterSubject[] {
  const byId = new Map(catalogue.characters.map((character) => [character.id, character]));
  return unit.list.flatMap((id) => {
    const character = byId.get(id);
    return character ? [posterSubject(character, catalogue)] : [];
  });
}
