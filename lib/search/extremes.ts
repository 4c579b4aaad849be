import type { Character } from "../../content/types";
import type { ExtremeWord } from "./feature-words";

/** The fact and the direction of each word. */
const EXTREMES: Readonly<Record<ExtremeWord, readonly ["height" | "age", "most" | "least"]>> = {
  tallest: ["height", "most"],
  shortest: ["height", "least"],
  oldest: ["age", "most"],
  youngest: ["age", "least"],
};

/**
 * Indexes of the idols with the extreme value of each word. Characters without a unit, such as a teacher, are not
 * idols.
 */
export function extremes(characters: readonly Character[]): [ExtremeWord, number[]][] {
  return Object.entries(EXTREMES).map(([word, [fact, end]]) => {
    const known = characters.flatMap(({ unit, profile }, index) => {
      const value = unit === "other" ? Number.NaN : Number(profile[fact]);
      return Number.isNaN(value) ? [] : [{ index, value }];
    });
    const values = known.map(({ value }) => value);
    const extreme = end === "most" ? Math.max(...values) : Math.min(...values);
    return [
      word as ExtremeWord,
      known.flatMap(({ index, value }) => (value === extreme ? [index] : [])),
    ];
  });
}
