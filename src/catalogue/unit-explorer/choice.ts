import { readParams, withParams } from "#src/app/routing/search-params";
import type { UnitsLookUps } from "#src/data/stores/units-store";

/** Selection: a unit and optionally a member, or the favourites. */
export type Choice =
  | { view: "unit"; unitId: string; characterId?: number | undefined }
  | { view: "favorites" };

/** Selection in a query string, or the reason why there is none. */
export type AddressedChoice = Choice | { view: "none" } | { view: "unknown" };

const UNKNOWN = { view: "unknown" } as const;

/**
 * Parses a query string such as `?unit=undead&character=sakuma_rei` or `?favorites`. The first that is valid
 * counts: the unit, with the character if it is a member; the character, with its unit (of two records with one cname,
 * the later); the favourites. All else is ignored, also parameters that sharing services add. Never throws.
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

/** Query string that `readChoice` parses. */
export function choiceQuery(choice: Choice, lookUps: UnitsLookUps): string {
  if (choice.view === "favorites") return "?favorites";
  const { cname } = choice.characterId === undefined ? {} : lookUps.character(choice.characterId);
  return withParams("", { unit: choice.unitId, character: cname });
}
