import type { Character, ColorSet, Office, OtherCharacter, Unit } from "#content/types";

/** What every look-up gives on a miss (SPEC section 3). */
export type Miss = Record<string, never>;

/** The records that look-ups search. */
export interface LookUpRecords {
  characters: readonly Character[];
  otherCharacters: readonly OtherCharacter[];
  units: readonly Unit[];
  offices: readonly Office[];
}

/** The look-ups of SPEC section 3. Each gives an empty object on a miss and never throws. */
export interface LookUps {
  /** Seven colours of a unit; for `other`, a colour set for each character id. */
  unitColors(unitId: string): ColorSet | Record<string, ColorSet> | Miss;
  office(officeId: string): Office | Miss;
  unit(unitId: string): Unit | Miss;
  officeOfUnit(unitId: string): Office | Miss;
  character(id: number): Character | Miss;
  /** Of two records with one cname (81 to 85) the later, 10081 to 10085 (docs/content.md, "Ids and names"). */
  characterByCname(cname: string): Character | Miss;
}

/** Builds the look-ups over a set of records; each look-up is one Map access. */
export function createLookUps(records: LookUpRecords): LookUps {
  const units = new Map(records.units.map((unit) => [unit.id as string, unit]));
  const offices = new Map(records.offices.map((office) => [office.id as string, office]));
  const officeByUnit = new Map(
    records.offices.flatMap((office) => office.list.map((unit) => [unit as string, office])),
  );
  const byId = new Map(records.characters.map((character) => [character.id, character]));
  const byCname = new Map(
    records.characters.toSorted((a, b) => a.id - b.id).map((one) => [one.cname, one]),
  );
  const otherColors = Object.fromEntries(
    records.otherCharacters.map(({ id, colors }) => [id, colors]),
  );
  return {
    unitColors: (unitId) =>
      unitId === "other" && units.has(unitId) ? otherColors : (units.get(unitId)?.colors ?? {}),
    office: (officeId) => offices.get(officeId) ?? {},
    unit: (unitId) => units.get(unitId) ?? {},
    officeOfUnit: (unitId) => officeByUnit.get(unitId) ?? {},
    character: (id) => byId.get(id) ?? {},
    characterByCname: (cname) => byCname.get(cname) ?? {},
  };
}
