import { pen } from "../../drawing/pen";
import { type Cap, caps } from "./caps";
import { type Fringe, fringes } from "./fringes";
import { type CutPaths, type LoreleiCut, loreleiPaths } from "./lorelei";
import { type Sides, sides } from "./sides";

/** A cut of hair: one of Lorelei's, or one put together from a top, sides and a fringe. */
export type Cut = { lorelei: LoreleiCut } | { cap: Cap; sides: Sides; fringe: Fringe };

/** Path data of a cut in head space. */
export function cutPaths(cut: Cut): CutPaths {
  if ("lorelei" in cut) return loreleiPaths(cut.lorelei);
  const { left, right } = sides[cut.sides];
  const outline = ["338,460!", left, caps[cut.cap], right, fringes[cut.fringe]].join(" ");
  return { behind: [], before: [pen(outline.replace(/ 338,460!\S*$/, ""))] };
}
