import { spot } from "../../../drawing/inks";
import { around, regular } from "../../../drawing/shapes";
import { path, rect } from "../../../drawing/svg";
import type { MarkDrawing } from "../mark";
import { line, PLATE_LINE } from "../mark";

/** Crazy:B: honey runs off a block of letters, cells of the comb on either side. */
export const crazyBMark: MarkDrawing = (name, inks) => {
  const inked = { stroke: inks.ink, "stroke-width": PLATE_LINE, "stroke-linejoin": "round" };
  const comb = [
    [176, 160],
    [90, 310],
    [176, 460],
    [1024, 160],
    [1110, 310],
    [1024, 460],
  ].map(([x = 0, y = 0], index) =>
    path(regular(6, 84, -90, x, y * 0.82 + 6), {
      fill: [inks.ink, spot(inks, 1), inks.paper, inks.base][index % 4],
      ...inked,
    }),
  );
  const drips = around(7, (index) => {
    const x = 250 + index * 112;
    const drop = [60, 104, 46, 122, 70, 96, 40][index] ?? 60;
    return `M${x} 300V${300 + drop}a30 30 0 0 0 60 0V300Z`;
  }).join("");
  return (
    comb.join("") +
    path(drips, { fill: spot(inks, 1), ...inked }) +
    rect(190, 120, 820, 210, { rx: 40, fill: spot(inks, 1), ...inked }) +
    line(name, 600, 216, {
      width: 980,
      limit: 250,
      turn: -3,
      fill: inks.base,
      outlineWidth: 0.12,
      shadowY: 0.08,
    })
  );
};
