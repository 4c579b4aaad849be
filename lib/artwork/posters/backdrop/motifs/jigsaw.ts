import { spot } from "../../../drawing/inks";
import type { Motif, Stage } from "../stage";
import { lineWidth, places } from "../stage";
import { group, path, place, rect, round } from "../../../drawing/svg";

/** 4piece: the frame in four quarters that lock like a jigsaw, and loose pieces. */
export const jigsaw: Motif = (stage) => {
  const { width, height, cx, cy, r, inks } = stage;
  const quarter = (x: number, y: number, w: number, h: number, index: number) =>
    rect(x, y, w, h, { fill: spot(inks, index), "fill-opacity": 0.82 });
  const down = height - cy;
  const across = width - cx;
  const knob = r * 0.16;
  const seams =
    `M${round(cx)} 0V${round(cy - r * 1.2)}` +
    `M0 ${round(cy)}H${round(cx - r * 1.2)}M${round(cx + r * 1.2)} ${round(cy)}H${round(width)}`;
  const pieces = places(stage, 9, r * 0.42, 0.66).map(([x, y], index) =>
    place(
      path(PIECE, {
        fill: spot(inks, index),
        "stroke-width": lineWidth(stage) / ((r / 430) * 0.9),
      }),
      x,
      y,
      stage.random.between(-40, 40),
      (r / 430) * stage.random.between(0.7, 1.15),
    ),
  );
  return (
    quarter(0, 0, cx, cy, 0) +
    quarter(cx, 0, across, cy, 1) +
    quarter(0, cy, cx, down, 2) +
    quarter(cx, cy, across, down, 3) +
    path(seams, { fill: "none", stroke: inks.ink, "stroke-width": lineWidth(stage) }) +
    knobs(stage, knob) +
    group({ stroke: inks.ink, "stroke-linejoin": "round" }, ...pieces)
  );
};

/** A jigsaw piece about 150 units wide: knobs up and right, holes below and left. */
const PIECE =
  "M-55 -55H-16C-30 -78 -20 -96 0 -96S30 -78 16 -55H55V-16C78 -30 96 -20 96 0S78 30 55 16V55" +
  "H16C30 32 20 14 0 14S-30 32 -16 55H-55V16C-32 30 -14 20 -14 0S-32 -30 -55 -16Z";

function knobs({ cx, cy, r, inks }: Stage, size: number): string {
  const left = cx - r * 1.2 - size;
  const right = cx + r * 1.2 + size;
  const style = { stroke: inks.ink, "stroke-width": r * 0.024 };
  return [
    [left, cy - size * 0.2, 2],
    [right, cy + size * 0.2, 1],
  ]
    .map(
      ([x = 0, y = 0, index = 0]) =>
        `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size * 0.6)}" fill="${spot(inks, index)}" stroke="${style.stroke}" stroke-width="${round(style["stroke-width"])}"/>`,
    )
    .join("");
}
