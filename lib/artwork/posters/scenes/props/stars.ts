import { random } from "../../../drawing/random";
import { around, sparkle, star } from "../../../drawing/shapes";
import { circle, path, place, round } from "../../../drawing/svg";
import { line, shape } from "../../../drawing/outlined";
import type { Box } from "./sheet";
import { EDGE } from "./sheet";

/** Small lights strewn over `box`: sparkles and dots, `count` of them. */
export function starField(
  seed: string,
  box: Box,
  count: number,
  colors: readonly string[],
): string {
  const { between, pick, whole } = random(seed);
  return around(count, () => {
    const x = box.x + between(0, box.width);
    const y = box.y + between(0, box.height);
    const size = between(3, 7);
    const fill = pick(colors);
    return whole(0, 2)
      ? circle(x, y, size * 0.6, { fill })
      : path(sparkle(size * 2.8, x, y), { fill });
  }).join("");
}

/** A plump star of radius `r` that hangs on a string from the top of the sheet and glows. */
export function hungStar(x: number, y: number, r: number, fill: string, glow: string): string {
  const ring = (size: number, opacity: number) =>
    circle(x, y, r * size, { fill: glow, "fill-opacity": opacity });
  const body = star(5, r, 0.56, 0, 0);
  const shine = `M${round(-r * 0.28)} ${round(-r * 0.22)}L${round(-r * 0.1)} ${round(-r * 0.52)}`;
  return (
    ring(1.9, 0.16) +
    ring(1.45, 0.2) +
    line(`M${round(x)} -10V${round(y - r)}`, glow, 4) +
    place(shape(body, fill, EDGE) + line(shine, "#ffffff", r * 0.1), x, y, x % 2 ? -8 : 9)
  );
}
