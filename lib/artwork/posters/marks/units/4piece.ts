import { spot } from "../../../drawing/inks";
import { path } from "../../../drawing/svg";
import type { MarkDrawing } from "../mark";
import { line, PLATE_LINE } from "../mark";

/** 4piece: a jigsaw, one piece for the number and the word on the piece that locks into it. */
export const fourPieceMark: MarkDrawing = (name, inks) => {
  const inked = { stroke: inks.ink, "stroke-width": PLATE_LINE, "stroke-linejoin": "round" };
  const [first = "", ...rest] = [...name];
  const left = "M60 90H330V190C360 170 410 180 410 240S360 310 330 290V390H60Z";
  const right =
    "M330 90H640C620 60 630 20 690 20S760 60 740 90H1140V390H330V290C360 310 410 300 410 240S360 170 330 190Z";
  const plain = { fill: inks.paper, outlineWidth: 0.1 };
  return (
    path(left + right, { fill: inks.ink, ...inked, transform: "translate(16 22)" }) +
    path(right, { fill: inks.base, ...inked }) +
    path(left, { fill: spot(inks, 0), ...inked }) +
    line(first, 196, 240, { width: 220, limit: 300, ...plain }) +
    line(rest.join(""), 772, 244, { width: 640, limit: 220, ...plain })
  );
};
