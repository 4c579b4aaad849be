import { INK } from "../../../drawing/color";
import { disc, line, shape } from "../../../drawing/outlined";
import { around } from "../../../drawing/shapes";
import { place } from "../../../drawing/svg";
import type { Setting } from "../stagecraft";
import { GOLD, RED, SNOW, LINE, block } from "../stagecraft";

/** A bronze temple bell under its roof, and the log that strikes it. */
export function bell({ by }: Setting): string {
  const body = "M-92 150Q-78 130 -76 60V-20Q-70 -92 0 -96Q70 -92 76 -20V60Q78 130 92 150Z";
  const studs = around(12, (index) =>
    disc(-45 + (index % 4) * 30, -52 + Math.floor(index / 4) * 26, 7, GOLD, 3),
  );
  const post = (x: number) => shape(block(x - 13, -170, 26, 420), "#8a4a36", LINE);
  const drawing =
    post(-170) +
    post(170) +
    shape("M-250 -166Q0 -214 250 -166L216 -240Q0 -280 -216 -240Z", RED, LINE) +
    shape("M-216 -240Q0 -280 216 -240Q0 -316 -216 -240Z", SNOW, LINE) +
    line("M0 -180V-96", INK, 16) +
    shape(body, "#4f8a72", LINE) +
    studs.join("") +
    line("M-74 44H74M-80 92H80", INK, 6) +
    disc(0, 68, 17, GOLD, 6) +
    line("M-190 -170L-150 62M-270 -160L-260 62", INK, 5) +
    shape(block(-300, 50, 190, 34), "#c98a4b", LINE);
  return place(drawing, by(420, 1000), by(560, 1096), 0, by(0.86, 0.62));
}
