import type { Finding } from "../problem";
import type { Entry } from "../../read/entry";
import { placeName } from "../words";
import type { Rule } from "./rule";

const FIELDS = ["catch", "desc", "text", "recruitText"] as const;
const FOUR_PIECE = ["roleTitle", "lead", "text", "description"] as const;

/** Each character is written about in words of its own. */
export const uniqueText: Rule = {
  name: "unique-text",
  description:
    "No two characters have the same catch, desc, text or recruitText, no two idols of the audition the same roleTitle, lead, text or description.",
  *check({ characters, fourPiece }) {
    for (const field of FIELDS) yield* repeated(characters, field);
    for (const field of FOUR_PIECE) yield* repeated(fourPiece, field);
  },
};

function* repeated<Content, Field extends keyof Content & string>(
  entries: readonly Entry<Content>[],
  field: Field,
): Iterable<Finding> {
  const seen = new Map<string, string>();
  for (const entry of entries) {
    const written = entry.get(field);
    if (typeof written !== "string") continue;
    const text = written.toLowerCase().replace(/\W+/gu, " ");
    const first = seen.get(text);
    seen.set(text, first ?? entry.file);
    if (first === undefined) continue;
    yield entry.finding([field], {
      message: `${placeName([field])} is the same as in ${first}`,
      allowed: "words of its own for each character",
    });
  }
}
