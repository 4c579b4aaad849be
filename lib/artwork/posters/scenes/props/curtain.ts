import { INK, mix } from "../../../drawing/color";
import { line, shape } from "../../../drawing/outlined";
import { around } from "../../../drawing/shapes";
import { round } from "../../../drawing/svg";
import { EDGE } from "./sheet";

/** Swags along the top of the sheet, `count` of them, each `drop` deep, with a gold fringe. */
export function valance(
  width: number,
  count: number,
  drop: number,
  cloth: string,
  gold: string,
): string {
  const step = width / count;
  const swag = (x: number, deep: number) =>
    `M${round(x - 10)} -20V${round(drop * 0.24)}Q${round(x + step / 2)} ${round(deep * 1.7)} ${round(x + step + 10)} ${round(drop * 0.24)}V-20Z`;
  return around(count, (index) => {
    const x = index * step;
    const folds = [0.78, 0.55, 0.32].map(
      (share) =>
        `M${round(x)} ${round(drop * 0.1)}Q${round(x + step / 2)} ${round(drop * 1.7 * share)} ${round(x + step)} ${round(drop * 0.1)}`,
    );
    return (
      shape(swag(x, drop), gold, EDGE + 1) +
      shape(swag(x, drop * 0.8), cloth, EDGE) +
      line(folds.join(""), mix(cloth, INK, 0.4), 9)
    );
  }).join("");
}
