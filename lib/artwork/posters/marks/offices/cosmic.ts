import { spot } from "../../../drawing/inks";
import { sparkle } from "../../../drawing/shapes";
import { circle, path } from "../../../drawing/svg";
import type { MarkDrawing } from "../mark";
import { line, PLATE_LINE, twoLines } from "../mark";

/** COSMIC PRODUCTION: the name in orbit round a striped planet. */
export const cosmic: MarkDrawing = (name, inks) => {
  const [first, rest] = twoLines(name);
  const inked = { stroke: inks.ink, "stroke-width": PLATE_LINE };
  const orbit = (width: number, stroke: string, d: string) =>
    path(d, { fill: "none", stroke, "stroke-width": width, "stroke-linecap": "round" });
  const behind = "M150 300C60 160 900 20 1090 130";
  const before = "M1090 130C1220 240 420 480 150 300";
  return (
    orbit(44, inks.ink, behind) +
    orbit(20, spot(inks, 0), behind) +
    circle(600, 226, 206, { fill: inks.base, ...inked }) +
    path("M410 150Q600 210 790 150M398 250Q600 320 802 250M450 366Q600 410 750 366", {
      fill: "none",
      stroke: inks.second,
      "stroke-width": 30,
    }) +
    circle(600, 226, 206, { fill: "none", ...inked }) +
    orbit(44, inks.ink, before) +
    orbit(20, spot(inks, 0), before) +
    line(first, 600, 206, {
      width: 1000,
      limit: 230,
      turn: -6,
      fill: inks.paper,
      outlineWidth: 0.11,
    }) +
    line(rest, 640, 352, {
      width: 720,
      limit: 84,
      turn: -6,
      weight: 800,
      tracking: 0.06,
      fill: spot(inks, 0),
      outlineWidth: 0.15,
    }) +
    circle(1066, 122, 44, { fill: spot(inks, 1), ...inked }) +
    path(sparkle(56, 120, 120), { fill: inks.paper, ...inked, "stroke-width": 9 }) +
    path(sparkle(40, 1080, 400), { fill: spot(inks, 0), ...inked, "stroke-width": 9 })
  );
};
