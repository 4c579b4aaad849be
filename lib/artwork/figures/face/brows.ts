import { flat } from "../../drawing/outlined";

interface BrowCut {
  /** How far the inner end is lowered (negative: raised). */
  inner: number;
  /** How far the outer end is raised. */
  outer: number;
  /** Height of the arch. */
  arch: number;
  /** Thickness. */
  thick: number;
  /** How far the whole brow is raised. */
  lift: number;
}

/** Brows, by name. */
const browCuts = {
  soft: { inner: 0, outer: 0, arch: 12, thick: 11, lift: 0 },
  straight: { inner: 4, outer: 6, arch: 4, thick: 12, lift: 0 },
  stern: { inner: 14, outer: 10, arch: 4, thick: 13, lift: -2 },
  fierce: { inner: 20, outer: 16, arch: 2, thick: 16, lift: -4 },
  worried: { inner: -16, outer: -10, arch: 4, thick: 10, lift: 4 },
  gentle: { inner: -7, outer: -5, arch: 9, thick: 10, lift: 3 },
  raised: { inner: 4, outer: 10, arch: 20, thick: 11, lift: 12 },
  bold: { inner: 8, outer: 10, arch: 7, thick: 18, lift: 0 },
  short: { inner: 0, outer: 0, arch: 6, thick: 15, lift: 4 },
} as const satisfies Record<string, BrowCut>;

/** Name of a pair of brows. */
export type Brows = keyof typeof browCuts;

const PLACES = [
  { x: 436, y: 462, half: 52, side: -1 },
  { x: 640, y: 458, half: 42, side: 1 },
] as const;

/** Both brows, in head space; they are drawn over the fringe. */
export function brows(name: Brows, color: string): string {
  const cut: BrowCut = browCuts[name];
  const reach = name === "short" ? 0.55 : 1;
  return PLACES.map(({ x, y, half, side }) => {
    const inX = x - side * half * reach;
    const outX = x + side * half * 1.06 * reach;
    const inY = y - cut.lift + cut.inner;
    const outY = y - cut.lift - cut.outer + 10;
    const midY = (inY + outY) / 2 - cut.arch * 1.6;
    const d =
      `M${inX} ${inY}Q${x} ${midY - cut.thick * 0.5} ${outX} ${outY}` +
      `Q${x} ${midY + cut.thick} ${inX - side * 2} ${inY + cut.thick}Z`;
    return flat(d, color);
  }).join("");
}
