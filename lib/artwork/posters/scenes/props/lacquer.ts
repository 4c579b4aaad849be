import { INK, mix } from "../../../drawing/color";
import { line, shape } from "../../../drawing/outlined";
import { around } from "../../../drawing/shapes";
import { path, round } from "../../../drawing/svg";
import { block, EDGE, FINE, oval } from "./sheet";

/** Colours of lacquered wood and of its fittings. */
export interface Lacquer {
  red: string;
  gold: string;
}

/** A post with an onion cap, its foot on (x, y), `tall` units high. */
export function post(x: number, y: number, tall: number, { red, gold }: Lacquer): string {
  const top = y - tall;
  const cap = `M${x - 17} ${top}C${x - 44} ${top - 30} ${x - 16} ${top - 54} ${x} ${top - 82}C${x + 16} ${top - 54} ${x + 44} ${top - 30} ${x + 17} ${top}Z`;
  return (
    shape(block(x - 22, top, 44, tall), red, EDGE) +
    line(`M${x - 9} ${top + 30}V${y - 8}`, mix(red, "#ffffff", 0.36), 7) +
    shape(cap, gold, EDGE) +
    shape(block(x - 29, top - 6, 58, 22, 6), gold, FINE)
  );
}

/** A balustrade over the width of the sheet: three rails, posts, gold fittings; its foot is `y`. */
export function railing(
  width: number,
  y: number,
  tall: number,
  posts: number,
  lacquer: Lacquer,
): string {
  const { red, gold } = lacquer;
  const step = width / posts;
  const rail = (share: number, thick: number) =>
    shape(block(-20, y - tall * share, width + 40, thick, 4), red, EDGE);
  const struts = around(posts * 2, (index) =>
    index % 2
      ? ""
      : shape(
          block((index / 2 + 0.98) * step - 14, y - tall * 0.84, 28, tall * 0.84),
          mix(red, INK, 0.2),
          FINE,
        ),
  );
  const fittings = around(posts * 2 + 1, (index) =>
    block((index * step) / 2 - 26, y - tall * 0.92 - 3, 52, 30, 3),
  );
  return (
    path(block(0, y - tall * 0.42, width, tall * 0.42), { fill: mix(red, INK, 0.62) }) +
    struts.join("") +
    rail(0.44, 22) +
    rail(0.16, 30) +
    rail(0.92, 24) +
    shape(fittings.join(""), gold, FINE) +
    around(posts, (index) => post(round((index + 0.5) * step), y, tall * 1.06, lacquer)).join("")
  );
}

/** A round paper lantern of radius `r` that hangs from `top`, its middle on (x, y). */
export function lantern(
  x: number,
  y: number,
  r: number,
  paper: string,
  { gold }: Lacquer,
  top = -10,
): string {
  const ribs = [-0.62, -0.22, 0.22, 0.62].map((share) => {
    const half = round(r * Math.sqrt(1 - share * share));
    return `M${x - half} ${round(y + r * 0.92 * share)}q${half} ${round(r * 0.16)} ${half * 2} 0`;
  });
  return (
    line(`M${x} ${top}V${y - r}`, INK, 8) +
    shape(oval(x, y, r, r * 0.92), paper, EDGE) +
    path(oval(x - r * 0.3, y - r * 0.2, r * 0.22, r * 0.4), {
      fill: "#ffffff",
      "fill-opacity": 0.6,
    }) +
    line(ribs.join(""), mix(paper, INK, 0.4), 4) +
    shape(block(x - r * 0.44, y - r * 1.06, r * 0.88, r * 0.24, 4), gold, FINE) +
    shape(block(x - r * 0.44, y + r * 0.82, r * 0.88, r * 0.24, 4), gold, FINE) +
    line(`M${x} ${y + r * 1.08}v${round(r * 0.7)}`, INK, 14) +
    line(`M${x} ${y + r * 1.08}v${round(r * 0.7)}`, gold, 6)
  );
}
