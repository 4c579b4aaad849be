import { SCENE, TURN, ZOOM } from "#lib/stand/document/limits";

/** Where a layer stands: what gestures, keys and sliders change. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly zoom: number;
}

/** A place as a document may hold it: whole numbers within the limits, the turn brought round. */
export function validPlace({ x, y, turn, zoom }: Place): Place {
  return {
    x: whole(x, 0, SCENE.width),
    y: whole(y, 0, SCENE.height),
    turn: whole(wrapped(turn), TURN.least, TURN.most),
    zoom: whole(zoom, ZOOM.least, ZOOM.most),
  };
}

/** The same direction between −180 and 180 degrees; both ends stay as they are. */
export function wrapped(degrees: number): number {
  if (degrees >= TURN.least && degrees <= TURN.most) return degrees;
  return degrees - 360 * Math.round(degrees / 360);
}

const whole = (value: number, least: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, value))) + 0;
