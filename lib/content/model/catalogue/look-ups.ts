import type { ColorSet } from "../../../../content/types";

/** Result of a look-up without a match (SPEC section 3). */
export type Miss = Record<string, never>;

/** Least records for look-ups; results have the type of the given records. */
export interface LookUpRecords {
  readonly offices: readonly { readonly id: string; readonly list: readonly string[] }[];
  readonly units: readonly { readonly id: string; readonly colors?: ColorSet | null }[];
  readonly characters: readonly { readonly id: number; readonly cname: string }[];
  readonly otherCharacters?: readonly { readonly id: string; readonly colors: ColorSet }[];
}

export type LookUps<R extends LookUpRecords> = ReturnType<typeof createLookUps<R>>;

/**
 * Creates the look-ups of SPEC section 3. Each is one Map access, returns an empty object without a match, and never
 * throws.
 */
export function createLookUps<R extends LookUpRecords>(records: R) {
  type Office = R["offices"][number];
  type Unit = R["units"][number];
  type Character = R["characters"][number];
  const units = new Map<string, Unit>(records.units.map((unit) => [unit.id, unit]));
  const offices = new Map<string, Office>(records.offices.map((office) => [office.id, office]));
  const officeByUnit = new Map<string, Office>(
    records.offices.flatMap((office) => office.list.map((unit) => [unit, office] as const)),
  );
  const byId = new Map<number, Character>(records.characters.map((one) => [one.id, one]));
  const byCname = new Map<string, Character>(
    records.characters.toSorted((a, b) => a.id - b.id).map((one) => [one.cname, one]),
  );
  const otherColors = Object.fromEntries(
    records.otherCharacters?.map(({ id, colors }) => [id, colors]) ?? [],
  );
  /** Seven colours of a unit; for `other`, a colour set for each character id. */
  function unitColors(unitId: "other"): Readonly<Record<string, ColorSet>>;
  function unitColors(unitId: string): ColorSet | Miss;
  function unitColors(unitId: string) {
    return unitId === "other" ? otherColors : (units.get(unitId)?.colors ?? {});
  }
  return {
    office: (officeId: string): Partial<Office> => offices.get(officeId) ?? {},
    unit: (unitId: string): Partial<Unit> => units.get(unitId) ?? {},
    officeOfUnit: (unitId: string): Partial<Office> => officeByUnit.get(unitId) ?? {},
    character: (id: number): Partial<Character> => byId.get(id) ?? {},
    /** Of two records with one cname (81 to 85) the later, 10081 to 10085 (docs/content.md, "Ids and names"). */
    characterByCname: (cname: string): Partial<Character> => byCname.get(cname) ?? {},
    unitColors,
  };
}
