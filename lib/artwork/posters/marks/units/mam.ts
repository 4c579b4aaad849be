import { spot } from "../../../drawing/inks";
import { path, rect, round } from "../../../drawing/svg";
import type { MarkDrawing } from "../mark";
import { line, PLATE_LINE } from "../mark";

/** MaM: paper lanterns on a cord, one for each letter. */
export const mamMark: MarkDrawing = (name, inks) => {
  const chars = [...name];
  const step = Math.min(330, 1080 / chars.length);
  const inked = { stroke: inks.ink, "stroke-width": PLATE_LINE };
  const lamps = chars.map((char, index) => {
    const x = 600 + (index - (chars.length - 1) / 2) * step;
    const y = index % 2 ? 286 : 262;
    const half = step * 0.46;
    const fill = index % 2 ? spot(inks, 2) : spot(inks, 0);
    const ribs = [-0.55, 0.55].map(
      (share) =>
        `M${round(x - half * 0.8)} ${round(y + share * 150)}Q${x} ${round(y + share * 150 + 34)} ${round(x + half * 0.8)} ${round(y + share * 150)}`,
    );
    return (
      rect(x - half * 0.4, y - 196, half * 0.8, 50, { fill: inks.ink }) +
      `<ellipse cx="${round(x)}" cy="${y}" rx="${round(half)}" ry="160" fill="${fill}" stroke="${inks.ink}" stroke-width="${PLATE_LINE}"/>` +
      path(ribs.join(""), { fill: "none", stroke: inks.ink, "stroke-width": 8 }) +
      rect(x - half * 0.4, y + 148, half * 0.8, 36, { fill: inks.ink }) +
      line(char, x, y, {
        width: half * 1.5,
        limit: 240,
        fill: index % 2 ? spot(inks, 0) : inks.paper,
        outlineWidth: 0.08,
        shadowY: 0.05,
      })
    );
  });
  return path("M20 40Q600 130 1180 40", { fill: "none", ...inked }) + lamps.join("");
};
