import { counted, placeName } from "../../model/problems/words";
import type { Rule } from "./rule";

/** Words of a legal page; other texts have `x-words` in their schemas. */
const LEGAL = [350, 900] as const;

/** A text has the number of words in its schema, a legal page 350 to 900. */
export const wordCount: Rule = {
  name: "word-count",
  *check(content) {
    for (const { entry, path, value, words: limits } of content.annotated) {
      const words = limits && entry.isWhole(...path) && outside(String(value), limits);
      if (!words) continue;
      const { has, allowed } = words;
      yield entry.finding(path, { message: `${placeName(path)} has ${has}`, allowed });
    }
    for (const page of content.legal) {
      const words = page.isReadable ? outside(page.text.body, LEGAL) : undefined;
      if (!words) continue;
      const { has, allowed } = words;
      yield page.findingAt(undefined, { message: `the text has ${has}`, allowed });
    }
  },
};

function outside(text: string, [least, most]: readonly [number, number]) {
  const words = wordsIn(text);
  if (words >= least && words <= most) return undefined;
  return { has: counted(words, "word"), allowed: `${least} to ${most} words` };
}

/** Counts words, but not standalone marks such as those of headings and lists. */
const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
