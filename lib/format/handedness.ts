import { known } from "./known";

const HANDS: Readonly<Record<string, string>> = {
  left: "Left-handed",
  right: "Right-handed",
  both: "Ambidextrous",
};

/** Name of the writing hand; "unknown" if not published. */
export function handedness(hand: string | null | undefined): string {
  return HANDS[hand ?? ""] ?? known("-");
}
