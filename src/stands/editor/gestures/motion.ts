import { SCENE } from "#lib/stand/kit/limits";
import type { Place } from "#lib/stand/layers/layer-facts";
import { wrapped } from "../../session/edit";

export type Point = readonly [x: number, y: number];

/** Lines through the middle that a layer is held by while it is dragged. */
export interface Guides {
  readonly upright: boolean;
  readonly level: boolean;
}

export const NO_GUIDES: Guides = { upright: false, level: false };

/** Distance at which the middle holds a layer, in scene units; a straight angle, in degrees. */
const PULL = 12;
const STRAIGHT = 4;

/** The place of a layer that is dragged from `start` by so many scene units. */
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

/** Turn and size of a layer whose handle is dragged from one point to another, around its middle. */
export function turnedByHandle(start: Place, from: Point, to: Point): Partial<Place> {
  const middle: Point = [start.x, start.y];
  const stretch = distance(middle, to) / Math.max(1, distance(middle, from));
  const turn = start.turn + angle(middle, to) - angle(middle, from);
  return { turn: straightened(turn), zoom: start.zoom * stretch };
}

/** The place of a layer after two fingers went so many scene units, so many times apart, and round by so many degrees. */
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
