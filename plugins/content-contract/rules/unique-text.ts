import { placeName } from "../words";
import type { Rule } from "./rule";

const FIELDS = ["catch", "desc", "text", "recruitText"] as const;

/** Each character is written about in words of its own. */
export const uniqueText: Rule = {
  name: "unique-text",
  description: "No two characters have the same catch, desc, text or recruitText.",
  *check({ characters }) {
    for (const field of FIELDS) {
      const seen = new Map<string, string>();
      for (const entry of characters) {
        const text = entry.get(field)?.toLowerCase().replace(/\W+/gu, " ");
        if (text === undefined) continue;
        const first = seen.get(text);
        seen.set(text, first ?? entry.file);
        if (first === undefined) continue;
        yield entry.finding([field], {
          message: `${placeName([field])} is the same as in ${first}`,
          allowed: "words of its own for each character",
        });
      }
    }
  },
};
