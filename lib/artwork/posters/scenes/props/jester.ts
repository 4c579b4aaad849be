import { INK } from "../../../drawing/color";
import { disc, flat, line, shape } from "../../../drawing/outlined";
import { around, star } from "../../../drawing/shapes";
import { GOLD, CREAM, RED, LINE } from "../stagecraft";

/** The head of a jester with a cap of three horns; (0, 0) is the middle of the face. */
export function jester(color: string): string {
  const horn = (side: number, fill: string) =>
    shape(
      `M${-side * 20} -60C${side * 30} -190 ${side * 150} -180 ${side * 176} -50C${side * 130} -90 ${side * 100} -60 ${side * 84} -20Z`,
      fill,
      LINE,
    ) + disc(side * 178, -36, 22, GOLD, LINE);
  const ruff = around(9, (index) => {
    const x = -120 + index * 30;
    return `${x} ${index % 2 ? 116 : 82}`;
  });
  return (
    shape(`M-100 50L${ruff.join("L")}L100 50Z`, CREAM, LINE) +
    disc(0, 0, 88, "#ffe3cf", LINE) +
    horn(1, "#37c3d6") +
    horn(-1, RED) +
    shape("M-62 -58C-40 -190 40 -190 62 -58Q0 -86 -62 -58Z", color, LINE) +
    disc(0, -160, 22, GOLD, LINE) +
    shape("M-92 -22Q0 -78 92 -22L84 -52Q0 -104 -84 -52Z", GOLD, LINE) +
    flat(star(4, 26, 0.34, -34, 0), INK) +
    line("M16 2q18 -22 38 0", INK, 9) +
    shape("M-50 28Q0 48 50 28Q40 76 0 76Q-40 76 -50 28Z", RED, 7) +
    disc(0, 18, 13, RED, 6) +
    disc(-62, 30, 12, "#ff9db0", 0) +
    disc(62, 30, 12, "#ff9db0", 0)
  );
}
