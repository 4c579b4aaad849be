/** The records before and after an index; the last is followed by the first. */
export function neighbours<Item>(items: readonly Item[], index: number): [Item, Item] {
  const at = (place: number) => items.at(place % items.length) as Item;
  return [at(index - 1), at(index + 1)];
}

/** The records before and after an index; undefined before the first and after the last. */
export function neighboursInTime<Item>(
  items: readonly Item[],
  place: number,
): [Item | undefined, Item | undefined] {
  return [items[place - 1], items[place + 1]];
}
