import { INK } from "../../../drawing/color";
import { flat, line, shape } from "../../../drawing/outlined";
import { star } from "../../../drawing/shapes";
import { group } from "../../../drawing/svg";
import { GOLD, CREAM, LINE, block } from "../stagecraft";

/** A chandelier with four candles that hangs from (0, 0), 480 long. */
export function chandelier(): string {
  const candle = (x: number, y: number) =>
    shape(block(x - 13, y - 66, 26, 62), CREAM, 6) +
    shape(`M${x} ${y - 116}q26 30 0 46q-26 -16 0 -46Z`, GOLD, 6) +
    shape(block(x - 26, y - 8, 52, 16), GOLD, 6);
  const arms =
    "M0 360C-60 420 -220 420 -250 300M0 360C60 420 220 420 250 300M0 360C-40 390 -120 380 -130 270M0 360C40 390 120 380 130 270";
  return group(
    {},
    line("M0 0V220", INK, 18),
    line("M0 0V220", GOLD, 7),
    line(arms, INK, 30),
    line(arms, GOLD, 15),
    [-250, 250].map((x) => candle(x, 300)).join(""),
    [-130, 130].map((x) => candle(x, 270)).join(""),
    shape("M-34 210h68l26 120q-60 110 -120 0Z", GOLD, LINE),
    flat(star(4, 40, 0.3, 0, 310), "#ffffff"),
    [-190, -95, 95, 190]
      .map((x) => shape(`M${x} 398q20 40 0 58q-20 -18 0 -58Z`, "#bfeaf2", 6))
      .join(""),
    shape("M0 400q26 60 0 84q-26 -24 0 -84Z", "#bfeaf2", 6),
  );
}
