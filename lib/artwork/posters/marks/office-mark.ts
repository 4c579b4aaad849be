import type { ColorSet, OfficeId } from "../../../../content/types";
import { brightness, INK, mix, PAPER } from "../../drawing/color";
import type { Inks } from "../../drawing/inks";
import { inksOf } from "../../drawing/inks";
import { picture } from "../../drawing/svg";
import type { MarkSubject } from "./mark";
import { MARK_HEIGHT, MARK_WIDTH, markDrawing } from "./mark";

/** An office as its mark and its picture need it. */
export interface OfficeSubject extends MarkSubject {
  id: OfficeId;
  /** The office's colour, `#rrggbb`. */
  color: string;
  /** The colours of its picture besides. */
  spots: readonly string[];
}

/** The set of colours that an office's one colour makes. */
function colorsOf(color: string): ColorSet {
  return {
    color1: color,
    color2: mix(color, PAPER, 0.28),
    border: INK,
    text: brightness(color) > 0.5 ? INK : PAPER,
    light: mix(color, PAPER, 0.92),
    bar: color,
    cv: color,
  };
}

/** The flat colours that an office's pictures are printed in. */
export function officeInks({ color, spots }: OfficeSubject): Inks {
  const [first = "#ffd84a", ...more] = spots;
  return inksOf(colorsOf(color), [first, ...more]);
}

/** The drawing of an office's mark, as a `<g>` of 1200 × 480. */
export function officeMark(office: OfficeSubject): string {
  return markDrawing(office, colorsOf(office.color), officeInks(office));
}

/**
 * An office's mark in our own lettering: a whole `<svg>` of 1200 × 480 on a transparent ground.
 * @throws if a letter of the name is missing from the lettering font.
 */
export function officeMarkSvg(office: OfficeSubject): string {
  return picture(MARK_WIDTH, MARK_HEIGHT, officeMark(office));
}
