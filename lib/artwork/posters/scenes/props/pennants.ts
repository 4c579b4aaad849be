import { INK } from "../../../drawing/color";
import { line, shape } from "../../../drawing/outlined";
import { around } from "../../../drawing/shapes";
import { place, round } from "../../../drawing/svg";
import { FINE } from "./sheet";

/**
 * A string of pennants from (x, y) to (to, y) that sags by `sag`.
 * @returns what draws it in the given colours, one after the other
 */
export function pennants(
  x: number,
  to: number,
  y: number,
  sag: number,
  count: number,
): (colors: readonly string[]) => string {
  const wide = to - x;
  const size = (wide / count) * 0.36;
  const at = (share: number) => y + 4 * sag * share * (1 - share);
  return (colors) =>
    line(
      `M${round(x)} ${y}Q${round(x + wide / 2)} ${round(y + sag * 2)} ${round(to)} ${y}`,
      INK,
      FINE + 1,
    ) +
    around(count, (index) => {
      const share = (index + 0.5) / count;
      const tilt = Math.atan2(4 * sag * (1 - 2 * share), wide) * 57.3;
      const d = `M${round(-size)} 0H${round(size)}L0 ${round(size * 2.1)}Z`;
      return place(
        shape(d, colors[index % colors.length] ?? INK, FINE),
        x + wide * share,
        at(share),
        tilt,
      );
    }).join("");
}
