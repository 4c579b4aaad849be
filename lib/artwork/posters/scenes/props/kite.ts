import { INK } from "../../../drawing/color";
import { flat, line, shape } from "../../../drawing/outlined";
import { place } from "../../../drawing/svg";
import { GOLD, RED, LINE } from "../stagecraft";

/** A diamond kite with a tail of bows; (0, 0) is where its sticks cross. */
export function kite(color: string): string {
  const tail = "M0 96Q60 190 0 260T40 430";
  const bows = [
    [24, 176],
    [4, 268],
    [10, 350],
  ].map(([x = 0, y = 0], index) =>
    place(shape("M0 0L-28 -16V16ZM0 0L28 -16V16Z", index % 2 ? GOLD : RED, 6), x, y, index * 24),
  );
  return (
    line(tail, INK, 5) +
    bows.join("") +
    shape("M0 -120L84 -20L0 110L-84 -20Z", "#ffffff", LINE) +
    flat("M0 -114V-20H-78ZM0 104V-20H78Z", color) +
    line("M0 -116V104M-80 -20H80", INK, 6) +
    shape("M0 -120L84 -20L0 110L-84 -20Z", "none", LINE)
  );
}
