import type { FilmEasing } from "../../../../content/types";
import { between, ease } from "./easing";

/** A key with a frame of the whole film. */
export interface Key {
  frame: number;
  easing?: FilmEasing;
}

/** The two keys around a frame, and the progress between them, for mixing values that are not numbers. */
export interface Span<K extends Key> {
  from: K;
  to: K;
  share: number;
}

/** The keys around a frame; before the first and after the last, both are that key. @throws if there are no keys */
export function spanAt<K extends Key>(keys: readonly K[], frame: number): Span<K> {
  const index = segmentAt(keys, frame);
  const from = keys[index] as K;
  const to = keys[index + 1] ?? from;
  return { from, to, share: ease(to.easing ?? "inOut", progress(from, to, frame)) };
}

/** Interpolated value of the keys at a frame; `read` takes it from a key. */
export function valueAt<K extends Key>(
  keys: readonly K[],
  frame: number,
  read: (key: K) => number,
): number {
  const { from, to, share } = spanAt(keys, frame);
  if (to.easing !== "glide" || from === to) return between(read(from), read(to), share);
  const index = segmentAt(keys, frame);
  const before = keys[index - 1] ?? from;
  const after = keys[index + 2] ?? to;
  const length = to.frame - from.frame;
  const [out, into] = [slope(before, to, read) * length, slope(from, after, read) * length];
  return hermite(read(from), read(to), out, into, share);
}

// Index of the last key before the frame; 0 before the first.
function segmentAt(keys: readonly Key[], frame: number): number {
  if (keys.length === 0) throw new Error("A track needs a key.");
  const next = keys.findIndex((key) => key.frame > frame);
  return next < 0 ? keys.length - 1 : Math.max(0, next - 1);
}

const progress = (from: Key, to: Key, frame: number): number =>
  to.frame > from.frame ? (frame - from.frame) / (to.frame - from.frame) : 1;

function slope<K extends Key>(from: K, to: K, read: (key: K) => number): number {
  return to.frame > from.frame ? (read(to) - read(from)) / (to.frame - from.frame) : 0;
}

function hermite(a: number, b: number, out: number, into: number, t: number): number {
  const square = t * t;
  const cube = square * t;
  return (
    (2 * cube - 3 * square + 1) * a +
    (cube - 2 * square + t) * out +
    (3 * square - 2 * cube) * b +
    (cube - square) * into
  );
}
