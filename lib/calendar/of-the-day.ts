/** Step from day to day, as a part of the list's length, so that neighbours do not follow each other. */
const STRIDE = 0.62;

/**
 * The item of the local day of `now`: each in turn, one a day, the same for all visitors. Undefined for an empty list.
 */
export function ofTheDay<Item>(items: readonly Item[], now: Date): Item | undefined {
  const count = items.length;
  if (count === 0) return undefined;
  let stride = Math.max(1, Math.round(count * STRIDE));
  while (commonDivisor(stride, count) !== 1) stride += 1;
  const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;
  return items[(((day * stride) % count) + count) % count];
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}
