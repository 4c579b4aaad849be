/** Rotation of the stage: 0 is upside down, 100 upright. */
export type Turn = number;

/** Turns of the crank; repeated in its style sheet. */
const CRANK_TURNS = 3;

/** Clamps a value to 0 to 100; 0 for NaN. */
export const toTurn = (value: number): Turn =>
  Number.isFinite(value) ? Math.min(100, Math.max(0, Math.round(value * 10) / 10)) : 0;

/** Rotation after the crank was moved by some degrees. */
export const turnAfter = (turn: Turn, degrees: number): Turn =>
  toTurn(turn + (degrees / (CRANK_TURNS * 360)) * 100);

/** Signed difference of two angles, −180 to 180 degrees. */
export const angleDifference = (from: number, to: number): number =>
  ((((to - from) % 360) + 540) % 360) - 180;

/** Rotation at which the card at an index becomes upright; the last one before the stage does. */
export const uprightAt = (index: number, count: number): Turn =>
  12 + (index / Math.max(1, count)) * 84;
