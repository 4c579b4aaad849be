import { SCENE } from "#lib/stand/kit/limits";
import type { Place } from "#lib/stand/layers/layer-facts";
import { wrapped } from "../../session/edit";

export type Point = readonly [x: number, y: number];

/** Centre lines that a dragged layer snaps to. */
export interface Guides {
  readonly upright: boolean;
  readonly level: boolean;
}

export const NO_GUIDES: Guides = { upright: false, level: false };

/** Snap distance to the centre, in scene units, and to straight angles, in degrees. */
const PULL = 12;
const STRAIGHT = 4;

/** Position of a layer dragged from `start`, in scene units. */
export function dragged(start: Place, [across, down]: Point) {
  const [x, y] = [start.x + across, start.y + down];
  const [middleX, middleY] = [SCENE.width / 2, SCENE.height / 2];
  const upright = Math.abs(x - middleX) <= PULL;
  const level = Math.abs(y - middleY) <= PULL;
  return {
    place: { x: upright ? middleX : x, y: level ? middleY : y },
    guides: { upright, level },
  };
}

/** Turn and zoom of a layer whose handle is dragged between two points, around its centre. */
export function turnedByHandle(start: Place, from: Point, to: Point): Partial<Place> {
  const middle: Point = [start.x, start.y];
  const stretch = distance(middle, to) / Math.max(1, distance(middle, from));
  const turn = start.turn + angle(middle, to) - angle(middle, from);
  return { turn: straightened(turn), zoom: start.zoom * stretch };
}

/** Place of a layer after a pinch: translation in scene units, scale factor, rotation in degrees. */
export function pinched(
  start: Place,
  [across, down]: Point,
  stretch: number,
  degrees: number,
): Partial<Place> {
  return {
    x: start.x + across,
    y: start.y + down,
    turn: straightened(start.turn + degrees),
    zoom: start.zoom * (stretch || 1),
  };
}

export function straightened(degrees: number): number {
  const turn = wrapped(degrees);
  const straight = Math.round(turn / 90) * 90;
  return Math.abs(turn - straight) <= STRAIGHT ? straight : turn;
}

const distance = ([x, y]: Point, [otherX, otherY]: Point): number =>
  Math.hypot(otherX - x, otherY - y);

const angle = ([x, y]: Point, [otherX, otherY]: Point): number =>
  (Math.atan2(otherY - y, otherX - x) * 180) / Math.PI;
