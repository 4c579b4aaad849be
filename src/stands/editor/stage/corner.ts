import { SCENE } from "#lib/stand/document/limits";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly width: number;
  readonly height: number;
}

/** Handles stay this far within the scene, and this far from a layer's middle, in scene units. */
const MARGIN = 44;
const LEAST = 62;

/**
 * Where a handle of a layer is: at the lower corner on the right (1) or the upper one on the left (−1),
 * brought back onto the scene where that is outside of it.
 */
export function corner(
  { x, y, turn, width, height }: Box,
  side: 1 | -1,
): { readonly x: number; readonly y: number } {
  const angle = (turn * Math.PI) / 180;
  const right = side * Math.max(LEAST, width / 2);
  const below = side * Math.max(LEAST, height / 2);
  return {
    x: within(x + right * Math.cos(angle) - below * Math.sin(angle), SCENE.width),
    y: within(y + right * Math.sin(angle) + below * Math.cos(angle), SCENE.height),
  };
}

const within = (value: number, most: number): number =>
  Math.min(most - MARGIN, Math.max(MARGIN, value));
