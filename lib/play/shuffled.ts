import { random } from "../artwork/drawing/random";

export function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  const generator = random(seed);
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const drawn = generator.integer(0, last);
    [order[last], order[drawn]] = [order[drawn] as Item, order[last] as Item];
  }
  return order;
}
