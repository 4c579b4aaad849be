import type { UnitId } from "#content/types";

/** A unit by its name: one that a stand can be for, or whose colours it can wear. */
export interface UnitName {
  readonly id: UnitId;
  readonly name: string;
}
