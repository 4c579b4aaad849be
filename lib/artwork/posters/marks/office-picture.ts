import type { ColorSet } from "../../../../content/types";
import { INK } from "../../drawing/color";
import { inksOf } from "../../drawing/inks";
import { random } from "../../drawing/random";
import { repeat, wedge } from "../../drawing/shapes";
import { path, picture } from "../../drawing/svg";
import { drawnGroup } from "../../illustration/illustration";
import { confetti } from "../backdrop/confetti";
import { halftone } from "../backdrop/halftone";
import { groupFrames } from "../group/group-rows";
import { type MarkSubject, placedMark } from "./mark";

/** Centre and radius of the disc of its frame. */
const DISC = { cx: 800, cy: 350, r: 330 } as const;

export interface OfficeSubject extends MarkSubject {
  id: string;
  /** Text of its picture's frame in content/art/frames: `disc` in the middle, `shelf` along the foot. */
  frame: string;
  confetti: readonly string[];
}

/**
 * Picture of an office: a sunburst with a sector in the colours of each unit, the office's mark in the middle and the
 * units' marks along the foot. A whole `<svg>` of 1600 × 900.
 */
export function officePictureSvg(office: OfficeSubject, units: readonly MarkSubject[]): string {
  const { id, colors, frame, spots } = office;
  const inks = inksOf(colors, spots);
  const stage = { ...groupFrames.wide, ...DISC, inks, random: random(`office ${id}`) };
  return picture(
    stage.width,
    stage.height,
    sectors(units.length > 0 ? units.map((unit) => unit.colors) : [colors]),
    halftone(stage, "top", 0.4, INK).replace("<g ", '<g stroke-opacity="0.28" '),
    drawnGroup(frame, "disc", inks),
    confetti(stage, office.confetti, 60),
    placedMark(office, DISC.cx, DISC.cy, 1060),
    drawnGroup(frame, "shelf", inks),
    ...onShelf(units),
  );
}

// Each unit has a sector of rays; sectors meet behind the mark.
function sectors(colors: readonly ColorSet[]): string {
  const { cx, cy } = DISC;
  const rays = Math.ceil(36 / colors.length) * colors.length;
  const step = 360 / rays;
  // An even number of sectors meets straight above the mark, so that none is hidden by it.
  const start = -90 - (colors.length % 2 ? 180 : 360) / colors.length;
  return repeat(rays, (index) => {
    const { color1, color2 } = colors[Math.floor((index * colors.length) / rays)] as ColorSet;
    const from = start + index * step;
    const sector = wedge(cx, cy, 1400, from, from + step + 0.2);
    return path(sector, { fill: index % 2 ? color1 : color2 });
  }).join("");
}

function onShelf(units: readonly MarkSubject[]): string[] {
  const { width } = groupFrames.wide;
  const room = (width - 80) / Math.max(2, units.length);
  const wide = Math.min(504, room - 24);
  const left = (width - room * units.length) / 2;
  return units.map((unit, index) => {
    const x = left + room * (index + 0.5);
    return placedMark(unit, x, 786 - (x / width) * 20, wide);
  });
}
