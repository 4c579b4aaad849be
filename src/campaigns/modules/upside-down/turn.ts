/** Rotation of the stage: 0 is upside down, 100 upright. */
export type Turn = number;

/** Turns of the crank; repeated in its style sheet. */
const CRANK_TURNS = 3;

/** Clamps a value to 0 to 100; 0 for NaN. */
export function toTurn(value: number): Turn {
  return Number.isFinite(value) ? Math.min(100, Math.max(0, Math.round(value * 10) / 10)) : 0;
}

/** Rotation after the crank was moved by some degrees. */
export function turnAfter(turn: Turn, degrees: number): Turn {
  return toTurn(turn + (degrees / (CRANK_TURNS * 360)) * 100);
}

/** Signed difference of two angles, −180 to 180 degrees. */
export function angleDifference(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** Rotation at which the card at an index becomes upright; the last one before the stage does. */
export function uprightAt(place: number, count: number): Turn {
  return 12 + (place / Math.max(1, count)) * 84;
}
