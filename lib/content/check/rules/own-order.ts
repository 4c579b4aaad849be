import type { Office, Venue } from "../../../../content/types";
import type { Finding } from "../problem";
import type { Entry } from "../../read/entry";
import type { Rule } from "./rule";

/** Lists are sorted by these numbers: where two are the same, chance would say which comes first. */
export const ownOrder: Rule = {
  name: "own-order",
  description: "No two offices have the same order, and no two venues.",
  *check({ offices, venues }) {
    yield* repeated(offices);
    yield* repeated(venues);
  },
};

function* repeated(entries: readonly Entry<Office | Venue>[]): Generator<Finding> {
  for (const [place, entry] of entries.entries()) {
    const first = sameOrder(entries, entry);
    if (!first || entries.indexOf(first) >= place) continue;
    yield entry.finding(["order"], {
      message: `order is ${entry.get("order")}, which ${first.file} has too`,
      allowed: "an order that no other record of the folder has",
    });
  }
}

/** The first of the other entries that has the same order; none has it where it cannot be read. */
export function sameOrder<Kind extends Office | Venue>(
  entries: readonly Entry<Kind>[],
  entry: Entry<Kind>,
): Entry<Kind> | undefined {
  const orderOf = (one: Entry<Office | Venue>) => one.get("order");
  const order = orderOf(entry);
  if (order === undefined) return undefined;
  return entries.find((one) => one !== entry && orderOf(one) === order);
}
