/**
 * Median of measurements; of an even number the worse of the two.
 * @param compare sorts better ones first
 * @throws if there is none
 */
export function medianOf<Measured>(
  measured: readonly Measured[],
  compare: (one: Measured, other: Measured) => number,
): Measured {
  const middle = measured.toSorted(compare)[Math.floor(measured.length / 2)];
  if (middle === undefined) throw new Error("Nothing was measured.");
  return middle;
}
