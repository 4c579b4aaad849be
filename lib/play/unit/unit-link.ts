import { packJson, unpackJson } from "../../packing/packed-json";
import { compactedUnit, restoreUnit, type RestoredUnit } from "./restore-unit";
import type { UnitDocument, UnitOptions } from "./unit-document";

/** Limits of the packed text and of its JSON, in characters: five members with long names take a quarter. */
export const UNIT_LIMITS = { packed: 2000, json: 4000 } as const;

export const encodeUnit = (unit: UnitDocument): Promise<string> => packJson(compactedUnit(unit));

/** Decodes and restores a unit; never rejects. */
export async function decodeUnit(packed: string, options: UnitOptions): Promise<RestoredUnit> {
  const found = await unpackJson(packed, UNIT_LIMITS);
  return found.ok ? restoreUnit(found.value, options) : found;
}
