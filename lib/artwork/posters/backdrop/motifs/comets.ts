import { spot } from "../../../drawing/inks";
import { star } from "../../../drawing/shapes";
import type { Motif, Stage } from "../stage";
import { lineWidth } from "../stage";
import { path, place, round } from "../../../drawing/svg";

/** Trickstar: a giant striped star behind the halo and four comets that fly round it. */
export const comets: Motif = (stage) => {
  const { cx, cy, r, random, width } = stage;
  const giant = [1.95, 1.72, 1.5].map((size, index) =>
    path(star(5, r * size, 0.6, cx, cy + r * 0.1), {
      fill: [stage.inks.ink, spot(stage.inks, 0), stage.inks.paper][index],
      stroke: stage.inks.ink,
      "stroke-width": lineWidth(stage),
      "stroke-linejoin": "round",
    }),
  );
  const side = Math.min(r * 1.12, width * 0.42);
  const flights: [number, number, number, number][] = [
    [-side, -r * 1.06, -128, 0.2],
    [side, -r * 1.02, -52, 0.24],
    [-side * 1.02, r * 0.48, -150, 0.16],
    [side * 1.04, r * 0.42, -26, 0.18],
  ];
  return [
    ...giant,
    ...flights.map(([x, y, angle, size], index) =>
      place(comet(stage, index, r * size), cx + x, cy + y, angle + random.between(-8, 8)),
    ),
  ].join("");
};

function comet(stage: Stage, index: number, size: number): string {
  const inked = {
    stroke: stage.inks.ink,
    "stroke-width": lineWidth(stage),
    "stroke-linejoin": "round",
  };
  const tail = -size * 3.6;
  const stripe = (from: number, to: number, length: number, fill: string) =>
    path(
      `M0 ${round(from * size)}L${round(tail * length)} ${round(from * 0.6 * size)}` +
        `L${round(tail * length)} ${round(to * 0.6 * size)}L0 ${round(to * size)}Z`,
      { fill, ...inked },
    );
  return (
    stripe(-0.72, -0.2, 0.86, spot(stage.inks, index + 1)) +
    stripe(0.2, 0.72, 0.86, spot(stage.inks, index + 2)) +
    stripe(-0.24, 0.24, 1, stage.inks.paper) +
    path(star(5, size * 1.2, 0.5), {
      fill: spot(stage.inks, index),
      ...inked,
      transform: "rotate(90)",
    })
  );
}
