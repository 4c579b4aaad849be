import type { Build } from "./figures";

/**
 * The build whose time is the middle one, of an even number the slower of the two; all figures shown
 * are that run's.
 * @throws if there is none
 */
export function medianBuild(builds: readonly Build[]): Build {
  const inOrder = builds.toSorted((one, other) => one.seconds - other.seconds);
  const middle = inOrder[Math.floor(inOrder.length / 2)];
  if (!middle) throw new Error("No build was measured.");
  return middle;
}
