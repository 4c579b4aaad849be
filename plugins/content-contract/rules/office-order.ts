import type { Rule } from "./rule";

/** Lists are sorted by these numbers: where two are the same, chance would say which comes first. */
export const officeOrder: Rule = {
  name: "office-order",
  description: "No two offices have the same order.",
  *check({ offices }) {
    const orders = offices.map((office) => office.get("order"));
    for (const [place, office] of offices.entries()) {
      const order = orders[place];
      const first = order === undefined ? place : orders.indexOf(order);
      if (first === place) continue;
      yield office.finding(["order"], {
        message: `order is ${order}, which ${offices[first]?.file} has too`,
        allowed: "an order that no other office has",
      });
    }
  },
};
