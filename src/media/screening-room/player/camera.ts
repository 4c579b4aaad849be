import type { Scene } from "./scenes";

/** Transform of a picture: offset relative to its size, and scale. */
const view = (x: number, y: number, scale = 1) => ({ x, y, scale });

type View = ReturnType<typeof view>;

/**
 * A portrait is as wide as the frame and a third taller: `y` 0 shows its top, with the face in the middle, which is the
 * centre of the zoom; −0.25 shows its bottom.
 */
const PORTRAIT_MOVES: readonly (readonly [from: View, to: View])[] = [
  [view(0, -0.25), view(0, 0)],
  [view(0, 0, 1.02), view(0, 0, 1.32)],
  [view(0.07, 0, 1.34), view(-0.07, 0, 1.34)],
  [view(0, 0), view(0, -0.14)],
  [view(0, 0, 1.5), view(0, 0, 1)],
];

/** A group picture is as tall as the frame and a third wider. */
const GROUP_MOVE = [view(0, 0), view(-0.25, 0)] as const;

const STILL = { portrait: view(0, 0), group: view(-0.125, 0) };

/** Transform of a scene at a `progress` of 0 to 1; undefined for cards. */
export function cameraAt(scene: Scene, progress: number, isStill: boolean): View | undefined {
  if (scene.kind !== "portrait" && scene.kind !== "group") return undefined;
  if (isStill) return STILL[scene.kind];
  const [from, to] =
    scene.kind === "group"
      ? GROUP_MOVE
      : (PORTRAIT_MOVES[scene.move % PORTRAIT_MOVES.length] as readonly [View, View]);
  const eased = ease(progress);
  const between = (a: number, b: number) => a + (b - a) * eased;
  return view(between(from.x, to.x), between(from.y, to.y), between(from.scale, to.scale));
}

/** Duration of the iris transition, in seconds. */
const IRIS = 0.7;

/** Opening of the iris `seconds` after a cut, 0 to 1. */
export const irisAt = (seconds: number, isStill: boolean): number =>
  isStill ? 1 : ease(seconds / IRIS);

function ease(progress: number): number {
  const part = Math.min(1, Math.max(0, progress));
  return part * part * (3 - 2 * part);
}
