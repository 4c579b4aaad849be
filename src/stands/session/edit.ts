import { SCENE, TURN, clampedInteger, ZOOM } from "#lib/stand/kit/limits";
import type { Place } from "#lib/stand/layers/layer-facts";

/** Rounds a place to valid integers, and normalizes the turn. */
export function validPlace({ x, y, turn, zoom }: Place): Place {
  return {
    x: clampedInteger({ least: 0, most: SCENE.width }, x),
    y: clampedInteger({ least: 0, most: SCENE.height }, y),
    turn: clampedInteger(TURN, wrapped(turn)),
    zoom: clampedInteger(ZOOM, zoom),
  };
}

/** Equivalent angle between −180 and 180 degrees; both ends stay as they are. */
export function wrapped(degrees: number): number {
  if (degrees >= TURN.least && degrees <= TURN.most) return degrees;
  return degrees - 360 * Math.round(degrees / 360);
}
