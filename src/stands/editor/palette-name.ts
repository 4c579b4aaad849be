import type { UnitId } from "#content/types";

/** A palette to choose: a unit by its name. */
export interface PaletteName {
  readonly id: UnitId;
  readonly name: string;
}
