import { spot } from "../../../drawing/inks";
import { heart } from "../../../drawing/shapes";
import { circle, path, place } from "../../../drawing/svg";
import type { MarkDrawing } from "../mark";
import { line, PLATE_LINE } from "../mark";

/** ALKALOID: one atom for each letter, bonded in a zigzag like a chain of carbon. */
export const alkaloidMark: MarkDrawing = (name, inks) => {
  const chars = [...name];
  const step = Math.min(170, 1060 / chars.length);
  const radius = step * 0.68;
  const at = (index: number) =>
    [600 + (index - (chars.length - 1) / 2) * step, 240 + (index % 2 ? 70 : -70)] as const;
  const bond = `M${chars.map((_, index) => at(index).join(" ")).join("L")}`;
  const atoms = chars.map((char, index) => {
    const [x, y] = at(index);
    return (
      circle(x + 6, y + 12, radius, {
        fill: inks.ink,
        stroke: inks.ink,
        "stroke-width": PLATE_LINE,
      }) +
      circle(x, y, radius, {
        fill: index % 3 === 2 ? spot(inks, 0) : index % 3 ? inks.base : inks.paper,
        stroke: inks.ink,
        "stroke-width": PLATE_LINE,
      }) +
      line(char, x, y, {
        width: radius * 1.3,
        limit: radius * 1.18,
        fill: inks.ink,
        outlineWidth: 0,
        shadowX: 0,
        shadowY: 0,
      })
    );
  });
  const suits = [
    place(
      path(heart(90), { fill: spot(inks, 1), stroke: inks.ink, "stroke-width": 10 }),
      110,
      392,
      -14,
    ),
    place(
      path("M0 -56L42 0L0 56L-42 0Z", {
        fill: spot(inks, 3),
        stroke: inks.ink,
        "stroke-width": 10,
      }),
      1100,
      92,
      12,
    ),
  ];
  return (
    path(bond, { fill: "none", stroke: inks.ink, "stroke-width": 46, "stroke-linejoin": "round" }) +
    path(bond, {
      fill: "none",
      stroke: inks.paper,
      "stroke-width": 20,
      "stroke-linejoin": "round",
    }) +
    suits.join("") +
    atoms.join("")
  );
};
