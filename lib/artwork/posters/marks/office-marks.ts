import type { OfficeId } from "../../../../content/types";
import type { MarkDrawing } from "./mark";
import { beyond } from "./offices/beyond";
import { cosmic } from "./offices/cosmic";
import { dimension } from "./offices/new-dimension";
import { rhythm } from "./offices/rhythm-link";
import { starmaker } from "./offices/starmaker";
import { plainMark } from "./units/plain";

/** The marks of offices; one without has a plain plate with its name. */
const DRAWINGS: Readonly<Record<OfficeId, MarkDrawing>> = {
  sp: starmaker,
  cp: cosmic,
  rl: rhythm,
  nd: dimension,
  other: beyond,
};

/** Spot colours of an office's mark and picture. */
const SPOTS: Readonly<Record<OfficeId, readonly [string, ...string[]]>> = {
  sp: ["#ffd84a", "#ff7aa8"],
  cp: ["#ffd45e", "#4fc7e8"],
  rl: ["#ffc94d", "#ffffff"],
  nd: ["#ffd84a", "#ff8f6b"],
  other: ["#f5c64d", "#6ab3c9"],
};

/** How the mark of an office is drawn. */
export const officeDrawing = (id: OfficeId): MarkDrawing => DRAWINGS[id] ?? plainMark;

/** The spot colours of an office: gold where it has none of its own. */
export const officeSpots = (id: OfficeId): readonly [string, ...string[]] =>
  SPOTS[id] ?? ["#ffd84a"];
