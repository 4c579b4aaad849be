import { type Outcome, TRIES } from "./game";
import type { Mark, Sign } from "./compare-facts";

/** A sign as it goes on its way in a text. */
const SQUARES: Readonly<Record<Sign, string>> = {
  same: "🟩",
  other: "⬛",
  more: "🔼",
  less: "🔽",
  unknown: "⬜",
};

/** A result to pass on, which gives nothing away. */
export interface Result {
  /** What was played, such as “no. 25”. */
  readonly title: string;
  readonly outcome: Outcome;
  /** The answers to each guess. */
  readonly rows: readonly (readonly Mark[])[];
  /** Where it can be played. */
  readonly address: string;
}

/** The result as a text. */
export function resultText({ title, outcome, rows, address }: Result): string {
  const tries = outcome === "won" ? rows.length : "X";
  const squares = rows.map((row) => row.map(({ sign }) => SQUARES[sign]).join(""));
  return [`Guess the idol, ${title}: ${tries}/${TRIES}`, ...squares, address].join("\n");
}
