import { round } from "../../drawing/svg";
import { outlinesIn } from "../../illustration/illustration";
import type { HairParts } from "../parts";

/** Hair around a face in two layers, as path data in head space. */
export interface CutPaths {
  behind: string[];
  before: string[];
}

/**
 * Path data of a cut: those of a style, or one outline from a top, sides and a fringe.
 * @param turned true if the head is mirrored: its top and its parting then stay on their sides of the picture
 */
export function cutPaths(cut: HairParts["cut"], turned = false): CutPaths {
  if ("style" in cut) {
    return { behind: outlinesIn(cut.style, "behind"), before: outlinesIn(cut.style, "before") };
  }
  const [left = "", cap = "", right = "", line = ""] = [
    ...outlinesIn(cut.sides, "left"),
    ...outlinesIn(cut.cap, "cap"),
    ...outlinesIn(cut.sides, "right"),
    ...outlinesIn(cut.fringe, "fringe"),
  ];
  const fringe = turned ? mirrored(line, 1038, SLANT) : line;
  const top = turned ? mirrored(cap, 978, 0) : cap;
  const outline = [top, right].reduce(joinSmoothly, left) + fringe.replace(/^M[^A-Z]+/, "");
  return { behind: [], before: [`${outline}Z`] };
}

// Maps the temples, (338, 460) and (700, 430), onto each other.
const SLANT = 30 / 181;
export const OTHER_TEMPLE = `matrix(-1 ${SLANT.toFixed(4)} 0 1 1038 -86)`;

/** Points of each command of path data. */
const POINTS: Readonly<Record<string, number>> = { M: 1, L: 1, Q: 2, C: 3 };

/**
 * An open line the other way round; as it is if it has arcs or relative commands.
 * @param across sum of the x of its ends
 * @param slant of the line through its ends
 */
function mirrored(line: string, across: number, slant: number): string {
  if (/[^MLQC\d\s.,-]/.test(line)) return line;
  const points = [...line.matchAll(/(-?[\d.]+)[\s,]+(-?[\d.]+)/g)].map(([, x, y]) => {
    const [left, down] = [Number(x), Number(y)];
    return `${round(across - left)} ${round(down + slant * (left - across / 2))}`;
  });
  const steps = [...line.matchAll(/([LQC])([^A-Z]*)/g)].flatMap(([, command = "", rest = ""]) => {
    const pairs = rest.match(/-?[\d.]+/g)?.length ?? 0;
    return Array.from({ length: pairs / 2 / (POINTS[command] ?? 1) }, () => command);
  });
  return ["M", ...steps.toReversed()]
    .map((command) => {
      const taken = points.splice(-(POINTS[command] ?? 1)).toReversed();
      return command + taken.join(" ");
    })
    .join("");
}

const START = /^M(\S+) ([^\sA-Z]+)(?:C(\S+) ([^\s,]+))?/;
const END = /(?:C\S+ \S+ (\S+) (\S+) |[\sA-Z])(-?[\d.]+) (-?[\d.]+)$/;

/** Joins two lines by a curve with their directions at both ends. */
function joinSmoothly(line: string, next: string): string {
  const [, inX, inY, endX = "0", endY = "0"] = END.exec(line) ?? [];
  const [, x = "0", y = "0", outX, outY] = START.exec(next) ?? [];
  const out = inX && inY ? opposite(inX, inY, endX, endY) : `${endX} ${endY}`;
  const into = outX && outY ? opposite(outX, outY, x, y) : `${x} ${y}`;
  return `${line}C${out} ${into} ${x} ${y}${next.replace(/^M[^A-Z]+/, "")}`;
}

/** Reflection of a point, as path data. */
const opposite = (x: string, y: string, middleX: string, middleY: string): string =>
  `${round(2 * Number(middleX) - Number(x))} ${round(2 * Number(middleY) - Number(y))}`;
