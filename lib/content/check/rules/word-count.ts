import type { Entry } from "../../read/entry";
import { counted, placeName } from "../words";
import type { Rule } from "./rule";

/** Words of the texts, least and most, as their schemas describe them. */
const TEXTS = [
  { kind: "characters", path: ["text"], limits: [60, 120] },
  { kind: "units", path: ["display", "desc"], limits: [50, 110] },
  { kind: "offices", path: ["desc"], limits: [40, 90] },
  { kind: "trips", path: ["text"], limits: [80, 130] },
  { kind: "venues", path: ["text"], limits: [50, 110] },
  { kind: "fourPiece", path: ["text"], limits: [80, 180] },
] as const;
const LEGAL = [350, 900] as const;

/**
 * A biography has 60 to 120 words, a unit or a venue 50 to 110, an office 40 to 90, an idol of the audition 80 to
 * 180, a trip 80 to 130, a legal page 350 to 900.
 */
export const wordCount: Rule = {
  name: "word-count",
  *check(content) {
    for (const { kind, path, limits } of TEXTS) {
      for (const entry of content[kind] as unknown as Entry<{ text: string }>[]) {
        const text = entry.get(...(path as readonly ["text"]));
        const words = text === undefined ? undefined : outside(text, limits);
        if (!words) continue;
        const { has, allowed } = words;
        yield entry.finding(path, { message: `${placeName(path)} has ${has}`, allowed });
      }
    }
    for (const page of content.legal) {
      const words = page.isReadable ? outside(page.body, LEGAL) : undefined;
      if (!words) continue;
      const { has, allowed } = words;
      yield page.findingAt(undefined, { message: `the text has ${has}`, allowed });
    }
  },
};

/** How many words a text has that has too few or too many. */
function outside(text: string, [least, most]: readonly [number, number]) {
  const words = wordsIn(text);
  if (words >= least && words <= most) return undefined;
  return { has: counted(words, "word"), allowed: `${least} to ${most} words` };
}

/** Number of words; signs that stand alone, such as those of a heading or a list, are none. */
const wordsIn = (text: string): number => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
