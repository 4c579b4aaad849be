/**
 * Brings the favourites of this page and those that are stored together: a union that honours
 * removals. An id goes only if it was in both when they last agreed and one of them has dropped it
 * since. The stored order comes first, so that all pages arrive at one order.
 *
 * @param base what storage held when this page last looked
 * @param stored what storage holds now; undefined if that is unknown, then nothing changes
 * @param own what this page holds
 */
export function mergeFavorites(
  base: readonly number[],
  stored: readonly number[] | undefined,
  own: readonly number[],
): readonly number[] {
  if (stored === undefined) return own;
  const union = [...new Set([...stored, ...own])];
  return union.filter((id) => !base.includes(id) || (stored.includes(id) && own.includes(id)));
}

/** The stored choices, except where this page has none to read or has chosen since. */
export function mergeChoices<Part extends object>(
  stored: Partial<Part>,
  own: Part,
  unsaved: ReadonlySet<keyof Part>,
): Part {
  const known = Object.entries(stored).filter(([field]) => !unsaved.has(field as keyof Part));
  return { ...own, ...Object.fromEntries(known) };
}
