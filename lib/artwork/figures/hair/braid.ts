import { line, shape } from "../../drawing/outlined";

/** Where a braid hangs: head space, from its root down. */
export interface Braid {
  x: number;
  y: number;
  links: number;
  /** Half width of the first link. */
  half: number;
  /** How far each link is to the right of the one before. */
  drift: number;
}

/** Braids by name. */
export const braids = {
  /** Thick, over the left shoulder. */
  shoulder: { x: 300, y: 690, links: 6, half: 56, drift: -7 },
  /** Thin, from the left temple. */
  temple: { x: 292, y: 580, links: 8, half: 30, drift: -5 },
} as const satisfies Record<string, Braid>;

/** Name of a braid. */
export type BraidName = keyof typeof braids;

/** Draws a braid: overlapping links, a band and a tuft. */
export function braid(name: BraidName, color: string, dark: string, band: string): string {
  const { x, y, links, half, drift } = braids[name];
  const step = half * 1.05;
  const parts: string[] = [];
  for (let i = links - 1; i >= 0; i -= 1) {
    const w = half * (1 - i * 0.055);
    const cx = x + drift * i;
    const top = y + step * i;
    const turn = i % 2 === 0 ? 1 : -1;
    const link =
      `M${cx - w} ${top}Q${cx - w * 1.25} ${top + step} ${cx - turn * w * 0.1} ${top + step * 1.65}` +
      `Q${cx + w * 1.25} ${top + step} ${cx + w} ${top}Q${cx} ${top - step * 0.35} ${cx - w} ${top}Z`;
    parts.push(shape(link, i % 2 === 0 ? color : dark));
    parts.push(
      line(
        `M${cx + turn * w * 0.7} ${top + 8}Q${cx + turn * w * 0.3} ${top + step * 0.8} ${cx - turn * w * 0.1} ${top + step * 1.3}`,
      ),
    );
  }
  const ex = x + drift * links;
  const ey = y + step * links + step * 0.4;
  const w = half * 0.62;
  const tuft = `M${ex - w * 0.8} ${ey}Q${ex - w * 1.9} ${ey + step * 1.2} ${ex - w * 0.6} ${ey + step * 2.4}L${ex} ${ey + step * 1.6}L${ex + w * 0.8} ${ey + step * 2.1}Q${ex + w * 1.7} ${ey + step} ${ex + w * 0.8} ${ey}Z`;
  const knot = `M${ex - w} ${ey - 14}h${w * 2}v${28}h${-w * 2}Z`;
  return shape(tuft, color) + parts.join("") + shape(knot, band);
}
