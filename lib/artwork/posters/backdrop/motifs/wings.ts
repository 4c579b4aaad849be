import { mix } from "../../../drawing/color";
import { spot } from "../../../drawing/inks";
import { around } from "../../../drawing/shapes";
import type { Motif, Stage } from "../stage";
import { lineWidth } from "../stage";
import { group, path, place, round } from "../../../drawing/svg";

/** fine: a pair of white wings that open behind the halo. */
export const wings: Motif = (stage) => {
  const wing = feathers(stage);
  const root = { x: stage.r * 0.66, y: stage.cy + stage.r * 0.56 };
  return group(
    { stroke: stage.inks.ink, "stroke-width": lineWidth(stage), "stroke-linejoin": "round" },
    place(wing, stage.cx + root.x, root.y),
    `<g transform="translate(${round(stage.cx - root.x)} ${round(root.y)}) scale(-1 1)">${wing}</g>`,
  );
};

// Two rows: long feathers in paper white, short ones over their roots in the spot colour.
function feathers({ r, inks }: Stage): string {
  const long = around(9, (index) => {
    const angle = -80 + index * 11.5;
    return place(feather(r * (1.92 - index * 0.125), r * 0.22), 0, 0, angle);
  });
  const short = around(7, (index) =>
    place(feather(r * (1.34 - index * 0.09), r * 0.19), 0, 0, -76 + index * 13),
  );
  return (
    group({ fill: inks.paper }, ...long.toReversed()) +
    group({ fill: mix(spot(inks, 0), inks.paper, 0.35) }, ...short.toReversed())
  );
}

function feather(length: number, width: number): string {
  const at = (x: number, y: number) => `${round(x * length)} ${round(y * width)}`;
  return path(
    `M0 0C${at(0.25, -0.9)} ${at(0.8, -1)} ${at(1, -0.15)}` +
      `C${at(0.9, 0.55)} ${at(0.5, 0.75)} 0 0Z`,
    {},
  );
}
