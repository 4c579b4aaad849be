import { confetti } from "../backdrop/confetti";
import { halftone } from "../backdrop/halftone";
import { inksOf, spot } from "../../drawing/inks";
import { random } from "../../drawing/random";
import { around, polar, polygon } from "../../drawing/shapes";
import type { Stage } from "../backdrop/stage";
import { circle, path, picture, place, round } from "../../drawing/svg";
import { unitStyle } from "../backdrop/unit-style";
import { MARK_HEIGHT, MARK_WIDTH } from "./mark";
import { officeInks, officeMark } from "./office-mark";
import type { OfficeSubject } from "./office-mark";
import type { UnitMarkSubject } from "./unit-mark";
import { unitMark } from "./unit-mark";

/** Size of an office picture in its own units. */
export const OFFICE_WIDTH = 1600;
export const OFFICE_HEIGHT = 900;

/**
 * The picture of an office: a sunburst with a sector in the colours of each of its units, the
 * office's mark in the middle and the units' marks along the foot. A whole `<svg>` of 1600 × 900.
 */
export function officePictureSvg(office: OfficeSubject, units: readonly UnitMarkSubject[]): string {
  const inks = officeInks(office);
  const stage: Stage = {
    width: OFFICE_WIDTH,
    height: OFFICE_HEIGHT,
    cx: OFFICE_WIDTH / 2,
    cy: 350,
    r: 330,
    inks,
    random: random(`office ${office.id}`),
  };
  const scale = 1060 / MARK_WIDTH;
  return picture(
    OFFICE_WIDTH,
    OFFICE_HEIGHT,
    sectors(stage, units),
    halftone(stage, "top", 0.4, inks.ink).replace("<g ", '<g stroke-opacity="0.28" '),
    disc(stage),
    confetti(stage, ["star", "strip", "sparkle", "ring"], 60),
    place(officeMark(office), stage.cx - 530, stage.cy - (MARK_HEIGHT * scale) / 2, 0, scale),
    shelf(stage, units),
  );
}

// Each unit owns a sector of rays; the sectors meet behind the mark.
function sectors({ cx, cy, inks }: Stage, units: readonly UnitMarkSubject[]): string {
  const rays = Math.ceil(36 / Math.max(1, units.length)) * Math.max(1, units.length);
  const step = 360 / rays;
  // An even number of sectors meets straight above the mark, so that none is hidden by it.
  const start = -90 - (units.length % 2 ? 180 : 360) / Math.max(1, units.length);
  return around(rays, (index) => {
    const unit = units[Math.floor((index * units.length) / rays)];
    const colors = unit ? inksOf(unit.colors, unitStyle(unit.backdrop).spots) : inks;
    const from = start + index * step;
    const fill = index % 2 ? colors.base : colors.second;
    return path(
      polygon([[cx, cy], polar(cx, cy, 1400, from), polar(cx, cy, 1400, from + step + 0.2)]),
      { fill },
    );
  }).join("");
}

function disc({ cx, cy, r, inks }: Stage): string {
  return (
    circle(cx + 10, cy + 16, r * 1.04, { fill: inks.ink, "fill-opacity": 0.35 }) +
    circle(cx, cy, r, { fill: inks.base, stroke: inks.paper, "stroke-width": 16 }) +
    circle(cx, cy, r * 0.92, {
      fill: "none",
      stroke: spot(inks, 0),
      "stroke-width": 6,
      "stroke-dasharray": "14 16",
    }) +
    circle(cx, cy, r * 1.08, {
      fill: "none",
      stroke: inks.paper,
      "stroke-width": 6,
      "stroke-dasharray": "10 14",
    })
  );
}

// A tilted board along the foot that carries the units' marks.
function shelf(stage: Stage, units: readonly UnitMarkSubject[]): string {
  const { inks, width, height } = stage;
  const board = (drop: number, fill: string) =>
    path(
      polygon([
        [-20, 706 + drop],
        [width + 20, 666 + drop],
        [width + 20, height + 20],
        [-20, height + 20],
      ]),
      {
        fill,
        stroke: inks.ink,
        "stroke-width": 14,
      },
    );
  const room = (width - 80) / Math.max(2, units.length);
  const scale = Math.min(0.42, (room - 24) / MARK_WIDTH);
  const left = (width - room * units.length) / 2;
  const marks = units.map((unit, index) => {
    const x = left + room * (index + 0.5);
    const y = 786 - (x / width) * 20;
    return place(
      unitMark(unit),
      x - (MARK_WIDTH * scale) / 2,
      y - (MARK_HEIGHT * scale) / 2,
      0,
      scale,
    );
  });
  const lights = `M0 ${round(728)}L${width} ${round(688)}`;
  return (
    board(-16, spot(inks, 0)) +
    board(0, inks.ink) +
    path(lights, {
      stroke: spot(inks, 0),
      "stroke-width": 10,
      "stroke-dasharray": "0 34",
      "stroke-linecap": "round",
    }) +
    marks.join("")
  );
}
