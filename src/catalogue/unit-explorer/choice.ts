import type { UnitsCatalogue } from "#src/data/stores/units-catalogue";

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
 * later one counts, unless the unit names the other. Parameters of other names are let be: they
 * are added by those who share links. Never throws.
 */
export function readChoice(search: string, catalogue: UnitsCatalogue): AddressedChoice {
  const query = new URLSearchParams(search);
  const [unitId, ...moreUnits] = query.getAll("unit");
  const [cname, ...moreCharacters] = query.getAll("character");
  const isOfUnit = unitId !== undefined || cname !== undefined;
  if (query.has("favorites")) return isOfUnit ? UNKNOWN : { view: "favorites" };
  if (!isOfUnit) return { view: "none" };
  if (moreUnits.length > 0 || moreCharacters.length > 0) return UNKNOWN;

  const units = catalogue.units.filter(({ id }) => unitId === undefined || id === unitId);
  if (cname === undefined) {
    return units[0] ? { view: "unit", unitId: units[0].id } : UNKNOWN;
  }
  const character = catalogue.characters
    .filter((record) => record.cname === cname && units.some(({ id }) => id === record.unit))
    .toSorted((a, b) => a.id - b.id)
    .at(-1);
  return character ? { view: "unit", unitId: character.unit, characterId: character.id } : UNKNOWN;
}

/** The query string that says a choice: what `readChoice` reads. */
export function choiceQuery(choice: Choice, { characters }: UnitsCatalogue): string {
  if (choice.view === "favorites") return "?favorites";
  const query = new URLSearchParams({ unit: choice.unitId });
  const character = characters.find(({ id }) => id === choice.characterId);
  if (character) query.set("character", character.cname);
  return `?${query}`;
}
