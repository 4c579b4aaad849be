import { spot } from "../../../drawing/inks";
import { path, rect } from "../../../drawing/svg";
import type { MarkDrawing } from "../mark";
import { line } from "../mark";

/** Rhythm Link: an equaliser whose bars are links of a chain, a note at each end. */
export const rhythm: MarkDrawing = (name, inks) => {
  const heights = [
    110, 190, 280, 220, 330, 260, 400, 300, 420, 340, 400, 260, 350, 230, 290, 180, 240, 120,
  ];
  const bars = heights.map((height, index) =>
    rect(36 + index * 63, 240 - height / 2, 44, height, {
      rx: 22,
      fill: [inks.base, spot(inks, 0), inks.second, spot(inks, 1)][index % 4],
      stroke: inks.ink,
      "stroke-width": 11,
    }),
  );
  return (
    path("M50 240H1150", {
      stroke: inks.ink,
      "stroke-width": 40,
      "stroke-dasharray": "70 22",
      "stroke-linecap": "round",
    }) +
    bars.join("") +
    line(name, 600, 240, {
      width: 1080,
      limit: 200,
      fill: inks.paper,
      outlineWidth: 0.14,
      shadowY: 0.08,
    })
  );
};
