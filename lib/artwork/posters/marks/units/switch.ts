import { spot } from "../../../drawing/inks";
import { sparkle, star } from "../../../drawing/shapes";
import { path } from "../../../drawing/svg";
import type { MarkDrawing } from "../mark";
import { line, PLATE_LINE } from "../mark";

/** Switch: the name on a toggle that is switched on, its knob a star. */
export const switchMark: MarkDrawing = (name, inks) => {
  const inked = { stroke: inks.ink, "stroke-width": PLATE_LINE };
  const pill = (shift: number, fill: string) =>
    `<rect x="${30 + shift}" y="${70 + shift}" width="1120" height="330" rx="165" fill="${fill}" stroke="${inks.ink}" stroke-width="${PLATE_LINE}"/>`;
  return (
    pill(20, inks.ink) +
    pill(0, inks.base) +
    `<rect x="62" y="102" width="1056" height="266" rx="133" fill="none" stroke="${inks.paper}" stroke-width="8" stroke-dasharray="4 22" stroke-linecap="round"/>` +
    line(name, 472, 235, {
      width: 690,
      limit: 240,
      fill: inks.paper,
      outline: inks.ink,
      outlineWidth: 0.1,
    }) +
    `<circle cx="986" cy="235" r="140" fill="${spot(inks, 0)}" stroke="${inks.ink}" stroke-width="${PLATE_LINE}"/>` +
    path(star(7, 104, 0.5, 986, 235), {
      fill: spot(inks, 1),
      ...inked,
      "stroke-linejoin": "round",
    }) +
    path(sparkle(36, 986, 235), { fill: inks.paper })
  );
};
