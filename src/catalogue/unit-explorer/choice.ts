import { readParams, withParams } from "#src/app/routing/search-params";
import type { UnitsLookUps } from "#src/data/stores/units-store";

/** What a visitor looks at: a unit and perhaps one of its members, or the favourites. */
export type Choice =
  | { view: "unit"; unitId: string; characterId?: number | undefined }
  | { view: "favorites" };

/** What a query string says: a choice, nothing, or something that does not exist. */
export type AddressedChoice = Choice | { view: "none" } | { view: "unknown" };

const UNKNOWN = { view: "unknown" } as const;

/**
 * Reads the query string of the explorer's address, such as `?unit=undead&character=sakuma_rei`
 * or `?favorites`. A character alone stands for its unit too; of two records with one cname the
 * later one counts, unless the unit names the other. A name that is none is ignored beside one that is, and so is
 * a character of another unit. Parameters of other names are let be: they are added by those who share links.
 * Never throws.
 */
export function readChoice(search: string, lookUps: UnitsLookUps): AddressedChoice {
  const params = readParams(search, ["unit", "character", "favorites"]);
  const { unit: unitId = "", character: cname = "", favorites } = params;
  const { list } = lookUps.unit(unitId);
  if (list) {
    const characterId = list.find((id) => lookUps.character(id).cname === cname);
    return { view: "unit", unitId, characterId };
  }
  const { id, unit } = lookUps.characterByCname(cname);
  if (unit !== undefined) return { view: "unit", unitId: unit, characterId: id };
  if (favorites !== undefined) return { view: "favorites" };
  return Object.keys(params).length > 0 ? UNKNOWN : { view: "none" };
}

/** The query string that says a choice: what `readChoice` reads. */
export function choiceQuery(choice: Choice, lookUps: UnitsLookUps): string {
  if (choice.view === "favorites") return "?favorites";
  const { cname } = choice.characterId === undefined ? {} : lookUps.character(choice.characterId);
  return withParams("", { unit: choice.unitId, character: cname });
}
