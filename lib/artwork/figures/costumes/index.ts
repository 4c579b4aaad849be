import { INK } from "../../drawing/color";
import { clipped, flat, line, OUTLINE } from "../../drawing/outlined";
import { type Cloth, type Costume, TORSO } from "./cloth";
import { crazyB, eden, twoWink, valkyrie } from "./cosmic";
import { type Neckwear, neckwear } from "./neckwear";
import { knights, mam, spri, switchCostume } from "./new-dimension";
import { akatsuki, coat, hoodie, knit, rabits, suit, undead } from "./rhythm-link";
import { alkaloid, fine, fourPiece, ryuseitai, trickstar } from "./starmaker";
import { type Trim, trims } from "./trims";

export type { Cloth } from "./cloth";

/** Costumes by name: one for each unit, and everyday clothes. */
export const costumes = {
  fine,
  trickstar,
  ryuseitai,
  alkaloid,
  eden,
  valkyrie,
  "2wink": twoWink,
  crazyb: crazyB,
  undead,
  rabits,
  akatsuki,
  knights,
  switch: switchCostume,
  mam,
  spri,
  "4piece": fourPiece,
  coat,
  suit,
  hoodie,
  knit,
} as const satisfies Record<string, Costume>;

/** Name of a costume. */
export type CostumeName = keyof typeof costumes;

/** What a figure wears. */
export interface CostumeLook {
  design: CostumeName;
  neck: Neckwear;
  trim: Trim;
}

/** The shade under the chin and inside the arms, printed over the cloth. */
const SHADE = `<g opacity="0.2">${flat(
  "M488 1022Q600 1110 712 1022L778 1046Q610 1250 452 1058Z" +
    "M236 1320Q268 1440 246 1600H312Q310 1440 236 1320ZM964 1320Q932 1440 954 1600H1024Q990 1440 964 1320ZM1010 1130C1080 1180 1100 1320 1124 1600H1076C1070 1400 1056 1230 1010 1130Z",
  "#2b1745",
)}</g>`;

/** Draws a costume in poster space. */
export function costume(look: CostumeLook, cloth: Cloth): string {
  const body = costumes[look.design](cloth) + clipped(TORSO, SHADE) + line(TORSO, INK, OUTLINE);
  return body + neckwear[look.neck](cloth) + trims[look.trim](cloth);
}
