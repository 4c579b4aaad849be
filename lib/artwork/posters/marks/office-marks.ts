import type { OfficeId } from "../../../../content/types";
import type { MarkDrawing } from "./mark";
import { beyond } from "./offices/beyond";
import { cosmic } from "./offices/cosmic";
import { dimension } from "./offices/new-dimension";
import { rhythm } from "./offices/rhythm-link";
import { starmaker } from "./offices/starmaker";

/** The mark of every office. */
export const officeDrawings: Record<OfficeId, MarkDrawing> = {
  sp: starmaker,
  cp: cosmic,
  rl: rhythm,
  nd: dimension,
  other: beyond,
};

/** Spot colours of every office's mark and picture. */
export const officeSpots: Record<OfficeId, readonly [string, ...string[]]> = {
  sp: ["#ffd84a", "#ff7aa8"],
  cp: ["#ffd45e", "#4fc7e8"],
  rl: ["#ffc94d", "#ffffff"],
  nd: ["#ffd84a", "#ff8f6b"],
  other: ["#f5c64d", "#6ab3c9"],
};
