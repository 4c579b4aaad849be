import type { Rule } from "./rule";

/** Ids of the second records of 81 to 85 (docs/content.md, "Ids and names"). */
const FIRST = 10081;
const LAST = 10085;

/** `times` marks the later additions. */
export const laterAddition: Rule = {
  name: "times",
  description: "times stands on the records 10081 to 10085 and on no other.",
  *check({ characters, identities }) {
    for (const entry of characters) {
      const id = identities.idOf.get(entry);
      if (id === undefined || !entry.isWhole("times")) continue;
      const isLater = id >= FIRST && id <= LAST;
      const allowed = `"times": "" on ${FIRST} to ${LAST} only`;
      if (isLater && !entry.has("times")) {
        const message = `times is missing: ${id} is a later addition`;
        yield entry.finding([], { message, allowed });
      } else if (!isLater && entry.has("times")) {
        const message = `times is only for later additions, but this is ${id}`;
        yield entry.finding(["times"], { message, allowed, atName: true });
      }
    }
  },
};
