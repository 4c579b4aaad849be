import type { Rule } from "./rule";

/** Badges are numbered through. */
export const fourPieceNumber: Rule = {
  name: "four-piece-number",
  description: "No two idols of the audition have the same number.",
  *check({ fourPiece }) {
    const numbers = fourPiece.map((entry) => entry.get("number"));
    const free = fourPiece.map((_, index) => index + 1).filter((one) => !numbers.includes(one));
    const seen = new Map<number, string>();
    for (const entry of fourPiece) {
      const number = entry.get("number");
      if (number === undefined) continue;
      const first = seen.get(number);
      seen.set(number, first ?? entry.file);
      if (first === undefined) continue;
      yield entry.finding(["number"], {
        message: `number is ${number}, which ${first} has too`,
        allowed: "a number that no other idol has",
        suggestion: free.length === 1 ? String(free[0]) : undefined,
      });
    }
  },
};
