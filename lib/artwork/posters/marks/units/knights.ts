import { spot } from "../../../drawing/inks";
import { polygon } from "../../../drawing/shapes";
import { circle, path, rect } from "../../../drawing/svg";
import type { MarkDrawing } from "../mark";
import { line, pair, PLATE_LINE } from "../mark";

/** Knights: a banner hung between two swords, crowned. */
export const knightsMark: MarkDrawing = (name, inks) => {
  const inked = { stroke: inks.ink, "stroke-width": PLATE_LINE, "stroke-linejoin": "round" };
  const sword =
    path(
      polygon([
        [92, 150],
        [124, 150],
        [124, 440],
        [108, 472],
        [92, 440],
      ]),
      { fill: inks.paper, ...inked, "stroke-width": 10 },
    ) +
    rect(94, 66, 28, 74, { fill: inks.deep, ...inked, "stroke-width": 10 }) +
    path("M36 138Q108 168 180 138V162Q108 192 36 162Z", {
      fill: spot(inks, 0),
      ...inked,
      "stroke-width": 10,
    }) +
    circle(108, 50, 26, { fill: spot(inks, 0), ...inked, "stroke-width": 10 });
  return (
    path("M150 372L120 456L230 430L250 372ZM1050 372L1080 456L970 430L950 372Z", {
      fill: inks.deep,
      ...inked,
    }) +
    path("M150 148Q600 206 1050 148V372Q600 430 150 372Z", { fill: inks.base, ...inked }) +
    path("M172 176Q600 232 1028 176M172 346Q600 402 1028 346", {
      fill: "none",
      stroke: spot(inks, 0),
      "stroke-width": 9,
    }) +
    pair(sword) +
    path("M500 164L478 64L540 112L600 40L660 112L722 64L700 164Q600 182 500 164Z", {
      fill: spot(inks, 0),
      ...inked,
    }) +
    [
      [478, 58],
      [600, 34],
      [722, 58],
    ]
      .map(([x = 0, y = 0]) =>
        circle(x, y, 16, { fill: spot(inks, 1), ...inked, "stroke-width": 8 }),
      )
      .join("") +
    line(name, 600, 284, { width: 800, limit: 180, fill: inks.paper, outlineWidth: 0.1 })
  );
};
