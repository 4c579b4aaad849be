import { INK, PAPER } from "../../../drawing/color";
import { line, shape } from "../../../drawing/outlined";
import { polygon } from "../../../drawing/shapes";
import { path, place } from "../../../drawing/svg";
import { EDGE, FINE, oval } from "./sheet";

const BEAM = "#ffcf6b";
const LAMP = "#fff3c4";

/** A spotlight: the x of its lamp and of its pool, the heights of both, the pool's half width. */
export interface Spotlight {
  lamp: number;
  x: number;
  top: number;
  foot: number;
  pool: number;
}

/** The cone of light, a brighter one inside it, and the pool on the boards. */
export function lightCone({ lamp, x, top, foot, pool }: Spotlight): string {
  const cone = (mouth: number, half: number): string => {
    const d = polygon([
      [lamp - mouth, top + 24],
      [lamp + mouth, top + 24],
      [x + half, foot],
      [x - half, foot],
    ]);
    return path(d, { fill: BEAM, "fill-opacity": 0.42 });
  };
  return (
    cone(22, pool) +
    cone(12, pool * 0.56) +
    shape(oval(x, foot, pool, pool * 0.3), LAMP, EDGE) +
    path(oval(x, foot, pool * 0.62, pool * 0.17), { fill: PAPER })
  );
}

/** The lamp itself, turned by `turn` degrees towards its pool. */
export function lampHead({ lamp, top }: Spotlight, turn: number): string {
  return place(
    shape("M-30 -40H30L40 30H-40Z", "#3a3347", EDGE) +
      shape(oval(0, 30, 40, 13), LAMP, FINE) +
      line("M-14 -26V8", "#8d86a0", 6),
    lamp,
    top,
    turn,
  );
}

/** The bar that the lamps hang from, braced, over `width`. */
export function truss(width: number, y: number): string {
  const braces = Array.from(
    { length: Math.ceil(width / 60) },
    (_, index) => `M${index * 60} ${y}l30 34l30 -34`,
  );
  const d = `M-20 ${y}H${width + 20}M-20 ${y + 34}H${width + 20}${braces.join("")}`;
  return line(d, INK, 13) + line(d, "#6d6780", 5);
}
