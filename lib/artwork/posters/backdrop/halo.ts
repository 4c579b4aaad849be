import { around, gear, polar, regular, scallops, star } from "../../drawing/shapes";
import { spot } from "../../drawing/inks";
import type { Stage } from "./stage";
import { lineWidth } from "./stage";
import { circle, path, round } from "../../drawing/svg";

/** What surrounds the white ring of a halo. */
export type HaloEdge =
  | "plain"
  | "lace"
  | "burst"
  | "hexagon"
  | "gear"
  | "ticks"
  | "pearls"
  | "chain"
  | "quarters"
  | "flower"
  | "gilt";

/** The disc behind the head: tinted by the character's colour, white ring, dashed ring, edge. */
export function halo(stage: Stage, edge: HaloEdge): string {
  const { cx, cy, r, inks } = stage;
  const dash = `${round(r * 0.028)} ${round(r * 0.03)}`;
  return [
    rim(stage, edge),
    circle(cx, cy, r, { fill: inks.halo, stroke: inks.paper, "stroke-width": r * 0.034 }),
    circle(cx, cy, r * 1.085, {
      fill: "none",
      stroke: inks.paper,
      "stroke-width": r * 0.014,
      "stroke-dasharray": dash,
    }),
  ].join("");
}

function rim(stage: Stage, edge: HaloEdge): string {
  const { cx, cy, r, inks } = stage;
  const line = lineWidth(stage);
  const inked = { stroke: inks.ink, "stroke-width": line, "stroke-linejoin": "round" };
  switch (edge) {
    case "plain":
      return "";
    case "lace":
      return (
        path(scallops(28, r * 1.16, cx, cy), { fill: inks.deep, ...inked }) +
        dots(stage, 28, r * 1.19, r * 0.022, inks.paper, 180 / 28)
      );
    case "burst":
      return path(star(32, r * 1.3, 0.88, cx, cy), { fill: spot(inks, 0), ...inked });
    case "hexagon":
      return path(regular(6, r * 1.3, 0, cx, cy), { fill: inks.ink, ...inked });
    case "gear":
      return path(gear(20, r * 1.14, r * 0.1, cx, cy), { fill: inks.deep, ...inked });
    case "ticks":
      return circle(cx, cy, r * 1.19, {
        fill: "none",
        stroke: inks.paper,
        "stroke-width": r * 0.09,
        "stroke-dasharray": `${round(r * 0.012)} ${round((r * 1.19 * Math.PI * 2) / 72 - r * 0.012)}`,
      });
    case "pearls":
      return dots(stage, 40, r * 1.16, r * 0.05, inks.paper, 0, inks.ink, line * 0.6);
    case "chain":
      return (
        circle(cx, cy, r * 1.17, { ...chainLine(r), stroke: inks.ink, "stroke-width": r * 0.09 }) +
        circle(cx, cy, r * 1.17, {
          ...chainLine(r),
          stroke: spot(inks, 0),
          "stroke-width": r * 0.05,
        })
      );
    case "quarters":
      return around(4, (index) => quarter(stage, index)).join("");
    case "flower":
      return path(scallops(12, r * 1.03, cx, cy, 15), { fill: inks.paper, ...inked });
    case "gilt":
      return (
        circle(cx, cy, r * 1.17, { fill: spot(inks, 0), ...inked }) +
        circle(cx, cy, r * 1.05, { fill: inks.deep, ...inked })
      );
  }
}

function chainLine(r: number) {
  return { fill: "none", "stroke-dasharray": `${round(r * 0.11)} ${round(r * 0.035)}` };
}

function quarter(stage: Stage, index: number): string {
  const { cx, cy, r, inks } = stage;
  const from = polar(cx, cy, r * 1.2, index * 90);
  const to = polar(cx, cy, r * 1.2, index * 90 + 90);
  const d =
    `M${round(cx)} ${round(cy)}L${round(from[0])} ${round(from[1])}` +
    `A${round(r * 1.2)} ${round(r * 1.2)} 0 0 1 ${round(to[0])} ${round(to[1])}Z`;
  return path(d, { fill: spot(inks, index), stroke: inks.ink, "stroke-width": lineWidth(stage) });
}

function dots(
  stage: Stage,
  count: number,
  radius: number,
  size: number,
  fill: string,
  turn = 0,
  stroke?: string,
  width?: number,
): string {
  return around(count, (index) => {
    const [x, y] = polar(stage.cx, stage.cy, radius, turn + (index * 360) / count);
    return circle(x, y, size, { fill, stroke, "stroke-width": stroke ? width : undefined });
  }).join("");
}
