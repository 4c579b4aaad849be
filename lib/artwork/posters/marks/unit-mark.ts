import type { UnitBackdrop, UnitId, UnitMark } from "../../../../content/types";
import { inksOf } from "../../drawing/inks";
import { picture } from "../../drawing/svg";
import { unitStyle } from "../backdrop/unit-style";
import type { MarkDrawing, MarkSubject } from "./mark";
import { MARK_HEIGHT, MARK_WIDTH, sticker } from "./mark";
import { twoWinkMark } from "./units/2wink";
import { fourPieceMark } from "./units/4piece";
import { akatsukiMark } from "./units/akatsuki";
import { alkaloidMark } from "./units/alkaloid";
import { crazyBMark } from "./units/crazyb";
import { edenMark } from "./units/eden";
import { fineMark } from "./units/fine";
import { knightsMark } from "./units/knights";
import { mamMark } from "./units/mam";
import { otherMark } from "./units/other";
import { plainMark } from "./units/plain";
import { rabitsMark } from "./units/rabits";
import { ryuseitaiMark } from "./units/ryuseitai";
import { spriMark } from "./units/spri";
import { switchMark } from "./units/switch";
import { trickstarMark } from "./units/trickstar";
import { undeadMark } from "./units/undead";
import { valkyrieMark } from "./units/valkyrie";

const DRAWINGS: Readonly<Record<UnitMark, MarkDrawing>> = {
  fine: fineMark,
  trickstar: trickstarMark,
  ryuseitai: ryuseitaiMark,
  alkaloid: alkaloidMark,
  eden: edenMark,
  valkyrie: valkyrieMark,
  "2wink": twoWinkMark,
  crazyb: crazyBMark,
  undead: undeadMark,
  rabits: rabitsMark,
  akatsuki: akatsukiMark,
  knights: knightsMark,
  switch: switchMark,
  mam: mamMark,
  spri: spriMark,
  "4piece": fourPieceMark,
  other: otherMark,
  plain: plainMark,
};

/** A unit as its mark needs it. */
export interface UnitMarkSubject extends MarkSubject {
  id: UnitId;
  /** The drawing; a plain one if there is none. */
  mark?: UnitMark | undefined;
  /** Its spot colours are the mark's too. */
  backdrop?: UnitBackdrop | undefined;
}

/** The drawing of a unit's mark, as a `<g>` of 1200 × 480, to be set into other pictures. */
export function unitMark(unit: UnitMarkSubject): string {
  const inks = inksOf(unit.colors, unitStyle(unit.backdrop).spots);
  return sticker(DRAWINGS[unit.mark ?? "plain"](unit.name, inks));
}

/**
 * A unit's mark in our own lettering: a whole `<svg>` of 1200 × 480 on a transparent ground.
 * @throws if a letter of the name is missing from the lettering font.
 */
export function unitMarkSvg(unit: UnitMarkSubject): string {
  return picture(MARK_WIDTH, MARK_HEIGHT, unitMark(unit));
}
