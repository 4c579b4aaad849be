import type { ColorSet, UnitId } from "../../../../content/types";
import { inksOf } from "../../drawing/inks";
import { picture } from "../../drawing/svg";
import { unitStyle } from "../backdrop/unit-style";
import type { MarkSubject } from "./mark";
import { MARK_HEIGHT, MARK_WIDTH, markDrawing } from "./mark";

/** A unit as its mark needs it. */
export interface UnitMarkSubject extends MarkSubject {
  id: UnitId;
  colors: ColorSet;
  /** Text of its backdrop, whose spot colours are the mark's too. */
  backdrop?: string;
}

/** The drawing of a unit's mark, as a `<g>` of 1200 × 480, to be set into other pictures. */
export function unitMark(unit: UnitMarkSubject): string {
  return markDrawing(unit, unit.colors, inksOf(unit.colors, unitStyle(unit.backdrop).spots));
}

/**
 * A unit's mark in our own lettering: a whole `<svg>` of 1200 × 480 on a transparent ground.
 * @throws if a letter of the name is missing from the lettering font.
 */
export function unitMarkSvg(unit: UnitMarkSubject): string {
  return picture(MARK_WIDTH, MARK_HEIGHT, unitMark(unit));
}
