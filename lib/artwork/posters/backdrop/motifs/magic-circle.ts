import { spot } from "../../../drawing/inks";
import { around, crescent, polar, polygon, sparkle, star } from "../../../drawing/shapes";
import type { Motif, Stage } from "../stage";
import { lineWidth, places } from "../stage";
import { circle, group, path, place, round } from "../../../drawing/svg";

/** Switch: a magic circle turning behind the halo and bubbles that rise from a cauldron. */
export const magicCircle: Motif = (stage) => {
  const { inks, r, cx, cy } = stage;
  const line = lineWidth(stage);
  const ring = (radius: number, width: number) =>
    circle(cx, cy, r * radius, { fill: "none", stroke: inks.ink, "stroke-width": width });
  const turn = stage.random.between(0, 51);
  const corners = around(7, (index) => polar(cx, cy, r * 1.42, turn + (index * 3 * 360) / 7));
  const heptagram = path(polygon(corners), {
    fill: "none",
    stroke: inks.ink,
    "stroke-width": line,
    "stroke-linejoin": "round",
  });
  const seals = around(7, (index) => {
    const [x, y] = polar(cx, cy, r * 1.42, turn + (index * 360) / 7);
    return place(seal(stage, index), x, y);
  });
  return (
    circle(cx, cy, r * 1.62, { fill: spot(inks, 0), "fill-opacity": 0.9 }) +
    ring(1.62, line * 1.2) +
    ring(1.54, line * 0.5) +
    runes(stage, turn) +
    heptagram +
    ring(1.24, line * 0.6) +
    seals.join("") +
    bubbles(stage)
  );
};

function seal(stage: Stage, index: number): string {
  const { r, inks } = stage;
  const size = r * 0.15;
  const sign =
    [star(5, size * 0.7, 0.45), crescent(size * 0.6, 0.8), sparkle(size * 0.8)][index % 3] ?? "";
  return (
    circle(0, 0, size, {
      fill: index % 2 ? spot(inks, 1) : inks.paper,
      stroke: inks.ink,
      "stroke-width": lineWidth(stage),
    }) + path(sign, { fill: inks.ink })
  );
}

// Strokes that look like writing between the two outer rings.
function runes({ cx, cy, r, inks, random }: Stage, turn: number): string {
  const d = around(48, (index) => {
    const angle = turn + index * 7.5;
    const [x0, y0] = polar(cx, cy, r * 1.555, angle);
    const [x1, y1] = polar(cx, cy, r * random.between(1.58, 1.605), angle + random.between(-2, 2));
    return `M${round(x0)} ${round(y0)}L${round(x1)} ${round(y1)}`;
  });
  return path(d.join(""), {
    fill: "none",
    stroke: inks.paper,
    "stroke-width": r * 0.02,
    "stroke-linecap": "round",
  });
}

function bubbles(stage: Stage): string {
  const { inks, r } = stage;
  return group(
    { stroke: inks.ink, "stroke-width": lineWidth(stage) * 0.8 },
    ...places(stage, 7, r * 0.3, 0.7).map(([x, y], index) => {
      const size = r * stage.random.between(0.04, 0.11);
      return (
        circle(x, y, size, { fill: index % 2 ? spot(inks, 2) : inks.pale }) +
        circle(x - size * 0.3, y - size * 0.3, size * 0.22, { fill: inks.paper, stroke: "none" })
      );
    }),
  );
}
