import type { Character } from "../../content/types";
import type { ExtremeWord } from "./sight-words";

/** The fact that each word is about, and whether it is the most or the least of it. */
const EXTREMES: Readonly<Record<ExtremeWord, readonly ["height" | "age", "most" | "least"]>> = {
  tallest: ["height", "most"],
  shortest: ["height", "least"],
  oldest: ["age", "most"],
  youngest: ["age", "least"],
};

/** The places of the idols that each word for an extreme is true of. Who is in no unit, such as a teacher, is no idol. */
export function extremes(characters: readonly Character[]): [ExtremeWord, number[]][] {
  return Object.entries(EXTREMES).map(([word, [fact, end]]) => {
    const known = characters.flatMap(({ unit, profile }, place) => {
      const value = unit === "other" ? Number.NaN : Number(profile[fact]);
      return Number.isNaN(value) ? [] : [{ place, value }];
    });
    const values = known.map(({ value }) => value);
    const extreme = end === "most" ? Math.max(...values) : Math.min(...values);
    return [
      word as ExtremeWord,
      known.flatMap(({ place, value }) => (value === extreme ? [place] : [])),
    ];
  });
}
