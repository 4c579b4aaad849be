import type { ColorSet, OfficeId } from "../../../../content/types";
import { brightness, INK, mix, PAPER } from "../../drawing/color";
import type { Inks } from "../../drawing/inks";
import { inksOf } from "../../drawing/inks";
import { picture } from "../../drawing/svg";
import { MARK_HEIGHT, MARK_WIDTH, sticker } from "./mark";
import { officeDrawing, officeSpots } from "./office-marks";

/** An office as its mark and its picture need it. */
export interface OfficeSubject {
  id: OfficeId;
  name: string;
  /** The office's colour, `#rrggbb`. */
  color: string;
}

/** The flat colours that an office's pictures are printed in. */
export function officeInks({ id, color }: OfficeSubject): Inks {
  const colors: ColorSet = {
    color1: color,
    color2: mix(color, PAPER, 0.28),
    border: INK,
    text: brightness(color) > 0.5 ? INK : PAPER,
    light: mix(color, PAPER, 0.92),
    bar: color,
    cv: color,
  };
  return inksOf(colors, officeSpots(id));
}

/** The drawing of an office's mark, as a `<g>` of 1200 × 480. */
export function officeMark(office: OfficeSubject): string {
  return sticker(officeDrawing(office.id)(office.name, officeInks(office)));
}

/**
 * An office's mark in our own lettering: a whole `<svg>` of 1200 × 480 on a transparent ground.
 * @throws if a letter of the name is missing from the lettering font.
 */
export function officeMarkSvg(office: OfficeSubject): string {
  return picture(MARK_WIDTH, MARK_HEIGHT, officeMark(office));
}
