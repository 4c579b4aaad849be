import { type Outcome, TRIES } from "./game";
import type { ComparedFact, Sign } from "./compare-facts";

const SQUARES: Readonly<Record<Sign, string>> = {
  same: "🟩",
  other: "⬛",
  more: "🔼",
  less: "🔽",
  unknown: "⬜",
};

export interface Result {
  /** Name of the puzzle, such as “no. 25”. */
  readonly title: string;
  readonly outcome: Outcome;
  /** Comparison of each guess. */
  readonly rows: readonly (readonly ComparedFact[])[];
  readonly address: string;
}

export function resultText({ title, outcome, rows, address }: Result): string {
  const tries = outcome === "won" ? rows.length : "X";
  const squares = rows.map((row) => row.map(({ sign }) => SQUARES[sign]).join(""));
  return [`Guess the idol, ${title}: ${tries}/${TRIES}`, ...squares, address].join("\n");
}
