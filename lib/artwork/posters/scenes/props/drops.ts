import { INK, PAPER } from "../../../drawing/color";
import { flat, line, shape } from "../../../drawing/outlined";
import { random } from "../../../drawing/random";
import { around } from "../../../drawing/shapes";
import { path, place, round } from "../../../drawing/svg";
import type { Box } from "./sheet";
import { EDGE, FINE, oval } from "./sheet";

/** Colours of water on glass. */
export interface Water {
  body: string;
  edge: string;
}

/** A rain drop `r` wide at its belly, its tip upwards, centred on the belly. */
export function drop(r: number, { body, edge }: Water): string {
  const n = (share: number) => round(r * share);
  const d = `M0 ${n(-2.1)}C${n(0.25)} ${n(-1.2)} ${n(1)} ${n(-0.8)} ${n(1)} 0A${n(1)} ${n(1)} 0 0 1 ${n(-1)} 0C${n(-1)} ${n(-0.8)} ${n(-0.25)} ${n(-1.2)} 0 ${n(-2.1)}Z`;
  const shine = `M${n(-0.5)} ${n(0.1)}A${n(0.55)} ${n(0.55)} 0 0 0 ${n(0)} ${n(0.6)}`;
  return (
    path(d, { fill: body, stroke: edge, "stroke-width": Math.max(2.5, r * 0.16) }) +
    path(shine, { fill: "none", stroke: PAPER, "stroke-width": r * 0.2, "stroke-linecap": "round" })
  );
}

/** A pane of glass in the rain: drops, beads, and drops that have left a trail. */
export function pane(seed: string, box: Box, count: number, water: Water): string {
  const { between, whole } = random(seed);
  const style = { fill: "none", stroke: water.edge, "stroke-linecap": "round" };
  return around(count, () => {
    const x = box.x + between(0, box.width);
    const y = box.y + between(0, box.height);
    const r = between(6, 17);
    if (!whole(0, 2))
      return path(oval(x, y, r * 0.5, r * 0.6), { fill: water.edge, "fill-opacity": 0.6 });
    const trail = round(between(60, 260));
    const way = path(
      `M${round(x)} ${round(y - trail)}q${round(r * 0.7)} ${round(trail / 2)} 0 ${trail}`,
      {
        ...style,
        "stroke-width": r * 0.5,
        "stroke-opacity": 0.32,
      },
    );
    return (whole(0, 2) ? "" : way) + place(drop(r, water), x, y);
  }).join("");
}

/** Rings of a drop that has just fallen on a puddle, and its splash. */
export function ripple(x: number, y: number, r: number, color: string): string {
  const rings = [1, 0.62].map((size) =>
    path(oval(x, y, r * size, r * size * 0.26), { fill: "none", stroke: color, "stroke-width": 5 }),
  );
  const splash = `M${round(x - 16)} ${round(y - 10)}q-8 -18 -22 -26M${round(x + 16)} ${round(y - 10)}q8 -18 22 -26M${round(x)} ${round(y - 12)}v-34`;
  const style = { fill: "none", "stroke-linecap": "round" };
  return (
    rings.join("") +
    path(splash, { ...style, stroke: INK, "stroke-width": 12 }) +
    path(splash, { ...style, stroke: PAPER, "stroke-width": 6 })
  );
}

/** A boat folded from paper, 150 units wide, floating on (0, 36). */
export function paperBoat(): string {
  return (
    flat("M-70 0L-40 36H40L70 0Z", INK) +
    shape("M-74 -4L-42 34H42L74 -4L24 -2L0 -66L-24 -2Z", PAPER, EDGE) +
    line("M-24 -2L0 8L24 -2M0 8V34", INK, FINE)
  );
}
