import { decodeUnit, UNIT_LIMITS } from "#lib/play/unit/unit-link";
import type { RestoredUnit, UnitFault } from "#lib/play/unit/restore-unit";
import type { UnitOptions } from "#lib/play/unit/unit-document";
import { type Embedded, embeddedTextOf } from "#lib/png/embedded-text";

export const UNIT_MARK = { keyword: "encore-unit", longest: UNIT_LIMITS.packed };

/** Size limit of a file in bytes: ten times a saved picture. */
const MOST_BYTES = 32 * 1024 * 1024;

const FAULTS = {
  "no-png": "no-unit",
  "no-document": "no-unit",
  "too-large": "too-large",
  broken: "unreadable",
} as const satisfies Record<(Embedded & { ok: false })["fault"], UnitFault>;

/** The unit of a picture that was saved here; never rejects. */
export async function openUnitPicture(file: File, options: UnitOptions): Promise<RestoredUnit> {
  const found = await embeddedTextOf(file, UNIT_MARK, MOST_BYTES);
  return found.ok ? decodeUnit(found.text, options) : { ok: false, fault: FAULTS[found.fault] };
}
