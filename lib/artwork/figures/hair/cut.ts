import { round } from "../../drawing/svg";
import { outlinesIn } from "../../illustration/illustration";
import type { HairParts } from "../parts";

/** The hair round a face in two layers, as path data in head space. */
export interface CutPaths {
  behind: string[];
  before: string[];
}

/** Path data of a cut: those of a style, or one outline from a top, sides and a fringe. */
export function cutPaths(cut: HairParts["cut"]): CutPaths {
  if ("style" in cut) {
    return { behind: outlinesIn(cut.style, "behind"), before: outlinesIn(cut.style, "before") };
  }
  const [left = "", cap = "", right = "", fringe = ""] = [
    ...outlinesIn(cut.sides, "left"),
    ...outlinesIn(cut.cap, "cap"),
    ...outlinesIn(cut.sides, "right"),
    ...outlinesIn(cut.fringe, "fringe"),
  ];
  const outline = [cap, right].reduce(smoothly, left) + fringe.replace(/^M[^A-Z]+/, "");
  return { behind: [], before: [`${outline}Z`] };
}

const START = /^M(\S+) ([^\sA-Z]+)(?:C(\S+) ([^\s,]+))?/;
const END = /(?:C\S+ \S+ (\S+) (\S+) |[\sA-Z])(-?[\d.]+) (-?[\d.]+)$/;

/** Two lines as one: the curve between them goes on as the one ends and arrives as the other begins. */
function smoothly(line: string, next: string): string {
  const [, inX, inY, endX = "0", endY = "0"] = END.exec(line) ?? [];
  const [, x = "0", y = "0", outX, outY] = START.exec(next) ?? [];
  const out = inX && inY ? opposite(inX, inY, endX, endY) : `${endX} ${endY}`;
  const into = outX && outY ? opposite(outX, outY, x, y) : `${x} ${y}`;
  return `${line}C${out} ${into} ${x} ${y}${next.replace(/^M[^A-Z]+/, "")}`;
}

/** The point across from another, as path data. */
const opposite = (x: string, y: string, middleX: string, middleY: string): string =>
  `${round(2 * Number(middleX) - Number(x))} ${round(2 * Number(middleY) - Number(y))}`;
