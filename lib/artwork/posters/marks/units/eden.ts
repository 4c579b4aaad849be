import { spot } from "../../../drawing/inks";
import { circle, path, place } from "../../../drawing/svg";
import type { MarkDrawing } from "../mark";
import { line, pair } from "../mark";

/** Eden: gold letters under a wrought arch, leaves climbing both posts. */
export const edenMark: MarkDrawing = (name, inks) => {
  const leaf = (x: number, y: number, turn: number) =>
    place(
      path("M0 0C26 -44 78 -44 108 0C78 44 26 44 0 0ZM0 0H70", {
        fill: spot(inks, 2),
        stroke: inks.ink,
        "stroke-width": 9,
        "stroke-linejoin": "round",
      }),
      x,
      y,
      turn,
    );
  const post =
    leaf(150, 420, -160) +
    leaf(150, 420, -40) +
    leaf(140, 310, -150) +
    leaf(150, 230, -40) +
    leaf(160, 160, -165);
  return (
    path("M130 456V250C130 -30 1070 -30 1070 250V456Z", {
      fill: inks.base,
      stroke: inks.ink,
      "stroke-width": 44,
    }) +
    path("M130 456V250C130 -30 1070 -30 1070 250V456", {
      fill: "none",
      stroke: spot(inks, 0),
      "stroke-width": 16,
    }) +
    line(name, 600, 280, {
      width: 760,
      limit: 280,
      tracking: 0.02,
      fill: spot(inks, 0),
      outlineWidth: 0.1,
    }) +
    pair(post) +
    circle(600, 92, 44, { fill: spot(inks, 1), stroke: inks.ink, "stroke-width": 11 }) +
    path("M600 52Q606 26 630 16", {
      fill: "none",
      stroke: inks.ink,
      "stroke-width": 10,
      "stroke-linecap": "round",
    })
  );
};
