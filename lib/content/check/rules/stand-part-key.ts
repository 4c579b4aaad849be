import { shown } from "../words";
import type { Rule } from "./rule";

/** Documents call parts by their keys. */
export const standPartKey: Rule = {
  name: "stand-part-key",
  description: "No two parts of a kind have the same key.",
  *check({ standParts }) {
    for (const entry of standParts) {
      const seen = new Map<string, number>();
      for (const { value, index } of entry.items("parts")) {
        const first = seen.get(value.key);
        seen.set(value.key, first ?? index);
        if (first === undefined) continue;
        yield entry.finding(["parts", index, "key"], {
          message: `parts, item ${index + 1} has the key ${shown(value.key)}, which item ${first + 1} has too`,
          allowed: "a key of its own",
        });
      }
    }
  },
};
