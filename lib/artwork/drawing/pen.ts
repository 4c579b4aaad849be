import { round } from "./svg";

interface Stop {
  x: number;
  y: number;
  sharp: boolean;
  /** Offset of the control point of the curve that arrives here, if it is bent by hand. */
  bend: [number, number] | undefined;
}

function parse(token: string): Stop {
  const match = /^(-?[\d.]+),(-?[\d.]+)(!?)(?:(-?[\d.]+)(?:,(-?[\d.]+))?)?$/.exec(token);
  if (!match) throw new Error(`pen: cannot read "${token}"`);
  const [, x, y, sharp, bendX, bendY] = match;
  const bend: Stop["bend"] = bendX === undefined ? undefined : [+bendX, +(bendY ?? 0)];
  return { x: Number(x), y: Number(y), sharp: sharp === "!", bend };
}

function segment(stops: Stop[], from: number, closed: boolean): string {
  const last = stops.length - 1;
  const index = (i: number): number =>
    closed ? (i + stops.length) % stops.length : Math.min(Math.max(i, 0), last);
  const at = (i: number): Stop => stops[index(i)] as Stop;
  const a = at(from);
  const b = at(from + 1);
  if (b.bend) {
    const x = (a.x + b.x) / 2 + b.bend[0];
    const y = (a.y + b.y) / 2 + b.bend[1];
    return `Q${round(x)} ${round(y)} ${b.x} ${b.y}`;
  }
  if (a.sharp && b.sharp) return `L${b.x} ${b.y}`;
  // Catmull-Rom: a smooth stop leaves along its neighbours, a sharp one along nothing.
  const before = a.sharp ? b : at(from - 1);
  const after = b.sharp ? a : at(from + 2);
  const out = a.sharp ? [0, 0] : [(b.x - before.x) / 6, (b.y - before.y) / 6];
  const into = b.sharp ? [0, 0] : [(after.x - a.x) / 6, (after.y - a.y) / 6];
  const c1 = `${round(a.x + (out[0] ?? 0))} ${round(a.y + (out[1] ?? 0))}`;
  const c2 = `${round(b.x - (into[0] ?? 0))} ${round(b.y - (into[1] ?? 0))}`;
  return `C${c1} ${c2} ${b.x} ${b.y}`;
}

/**
 * Turns a written outline into path data. The outline is a list of stops with spaces between:
 * `x,y` is passed smoothly, `x,y!` is a corner, and `x,y!h` or `x,y!h,v` is a corner whose arriving
 * side is bent by h to the right and v down (a lock of hair is two sides bent the same way).
 * @param closed whether the last stop leads back to the first
 * @throws Error naming the stop that it cannot read
 */
export function pen(outline: string, closed = true): string {
  const stops = outline.trim().split(/\s+/).map(parse);
  const start = stops[0] as Stop;
  const count = closed ? stops.length : stops.length - 1;
  const sides = Array.from({ length: count }, (_, i) => segment(stops, i, closed));
  return `M${start.x} ${start.y}${sides.join("")}${closed ? "Z" : ""}`;
}
