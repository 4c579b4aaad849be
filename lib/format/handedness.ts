import { known } from "./known";

const HANDS: Readonly<Record<string, string>> = {
  left: "Left-handed",
  right: "Right-handed",
  both: "Ambidextrous",
};

/** The hand that somebody writes with, in a word. */
export function handedness(hand: string | null | undefined): string {
  return HANDS[hand ?? ""] ?? known("-");
}
