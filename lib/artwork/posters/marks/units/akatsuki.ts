import { spot } from "../../../drawing/inks";
import { around } from "../../../drawing/shapes";
import { circle, path } from "../../../drawing/svg";
import type { MarkDrawing } from "../mark";
import { line, PLATE_LINE } from "../mark";

/** AKATSUKI: a red moon over waves, the name across it between two bars of mist. */
export const akatsukiMark: MarkDrawing = (name, inks) => {
  const scale = (x: number, y: number) =>
    `<path d="M${x - 70} ${y}a70 70 0 0 1 140 0Z" fill="${inks.deep}" stroke="${inks.ink}" stroke-width="9"/>` +
    `<path d="M${x - 44} ${y}a44 44 0 0 1 88 0Z" fill="${inks.base}"/><path d="M${x - 20} ${y}a20 20 0 0 1 40 0Z" fill="${inks.pale}"/>`;
  const waves =
    around(7, (index) => scale(180 + index * 140, 420)).join("") +
    around(8, (index) => scale(110 + index * 140, 456)).join("");
  return (
    circle(600, 226, 208, { fill: spot(inks, 0), stroke: inks.ink, "stroke-width": PLATE_LINE }) +
    path("M60 118H360M840 84H1150M900 128H1040", {
      stroke: inks.ink,
      "stroke-width": 34,
      "stroke-linecap": "round",
    }) +
    path("M60 118H360M840 84H1150M900 128H1040", {
      stroke: inks.pale,
      "stroke-width": 14,
      "stroke-linecap": "round",
    }) +
    waves +
    line(name, 600, 242, {
      width: 1080,
      limit: 210,
      tracking: 0.01,
      fill: inks.paper,
      outlineWidth: 0.13,
      shadowY: 0.07,
    })
  );
};
