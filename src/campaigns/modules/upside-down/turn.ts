/** How far the stage is turned: 0 hangs upside down, 100 stands. */
export type Turn = number;

/** How often the crank goes round; its style sheet says it too. */
const CRANK_TURNS = 3;

/** A turn within its bounds; what is no number is none. */
export function toTurn(value: number): Turn {
  return Number.isFinite(value) ? Math.min(100, Math.max(0, Math.round(value * 10) / 10)) : 0;
}

/** The turn after a hand has moved the crank by some degrees. */
export function turnAfter(turn: Turn, degrees: number): Turn {
  return toTurn(turn + (degrees / (CRANK_TURNS * 360)) * 100);
}

/** Degrees between two directions, the short way round. */
export function shortWay(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** At which turn a card comes upright: one after the other, the last before the stage stands. */
export function uprightAt(place: number, count: number): Turn {
  return 12 + (place / Math.max(1, count)) * 84;
}
