import { spot } from "../../../drawing/inks";
import { around, crescent } from "../../../drawing/shapes";
import { path, place } from "../../../drawing/svg";
import type { MarkDrawing } from "../mark";
import { line, pair, PLATE_LINE } from "../mark";

/** UNDEAD: pointed arches cut from night, bat wings at both sides and a new moon. */
export const undeadMark: MarkDrawing = (name, inks) => {
  const wing =
    "M250 170C180 60 90 60 10 96C50 130 50 170 34 220C74 196 110 204 124 250C150 214 190 216 208 262C226 236 246 236 262 260Z";
  const spires = around(7, (index) => {
    const x = 200 + index * 115;
    const top = [150, 96, 128, 40, 128, 96, 150][index] ?? 100;
    return `L${x} ${top + 90}L${x + 57} ${top}L${x + 115} ${top + 90}`;
  }).join("");
  return (
    pair(
      path(wing, {
        fill: inks.ink,
        stroke: spot(inks, 0),
        "stroke-width": 8,
        "stroke-linejoin": "round",
      }),
    ) +
    path(`M200 430V200${spires}V430Z`, {
      fill: inks.deep,
      stroke: inks.ink,
      "stroke-width": PLATE_LINE,
      "stroke-linejoin": "round",
    }) +
    place(
      path(crescent(40, 0.82), { fill: spot(inks, 0), stroke: inks.ink, "stroke-width": 8 }),
      600,
      130,
      -20,
    ) +
    line(name, 600, 296, {
      width: 1060,
      limit: 210,
      fill: spot(inks, 0),
      outlineWidth: 0.12,
      shadow: "#2a1440",
      shadowY: 0.08,
    })
  );
};
