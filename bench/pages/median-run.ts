import type { LighthouseFigures } from "./lighthouse-figures";

type Ranked = Pick<LighthouseFigures, "scores" | "lcp">;

/**
 * The middle run, ranked by performance score and then by largest contentful paint; of an even
 * number the worse of the two in the middle.
 *
 * @throws if there is no run
 */
export function medianRun<Run extends { figures: Ranked }>(runs: readonly Run[]): Run {
  const fromWorst = [...runs].sort(
    ({ figures: one }, { figures: other }) =>
      one.scores.performance - other.scores.performance || other.lcp - one.lcp,
  );
  const middle = fromWorst[Math.floor((fromWorst.length - 1) / 2)];
  if (!middle) throw new Error("No runs, no median.");
  return middle;
}
