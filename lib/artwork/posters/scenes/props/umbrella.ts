import { INK, mix, PAPER } from "../../../drawing/color";
import { disc, line, shape } from "../../../drawing/outlined";
import { around } from "../../../drawing/shapes";
import { place, round } from "../../../drawing/svg";
import type { Water } from "./drops";
import { drop } from "./drops";
import { EDGE, FINE } from "./sheet";

/** Colours of an umbrella and of the rain on it. */
export interface UmbrellaPaint {
  first: string;
  second: string;
  shaft: string;
  drops: Water;
}

/**
 * An open umbrella whose hem lies on y = 0, `half` units to either side, on a shaft of `tall`
 * units; rain springs off its cloth and drips from its tips.
 */
export function openUmbrella(half: number, tall: number, paint: UmbrellaPaint): string {
  const { first, second, shaft, drops } = paint;
  const rise = half * 0.62;
  const n = (share: number, of = half) => round(share * of);
  const ribs = [-1, -0.72, -0.27, 0.27, 0.72, 1];
  const panels = ribs.slice(1).map((to, index) => {
    const from = ribs[index] ?? 0;
    const curve = (end: number) => `${n(end * 0.94)} ${n(-0.74, rise)}`;
    const hem = `Q${n((from + to) / 2)} ${n(Math.abs(to - from) * -0.16)} ${n(to)} 0`;
    const d = `M0 ${n(-1, rise)}Q${curve(from)} ${n(from)} 0${hem}Q${curve(to)} 0 ${n(-1, rise)}Z`;
    return shape(d, index % 2 ? second : first, EDGE + 1);
  });
  const shine = `M${n(-0.62)} ${n(-0.52, rise)}Q${n(-0.4)} ${n(-0.78, rise)} ${n(-0.14)} ${n(-0.88, rise)}`;
  const drips = ribs.map((at, index) =>
    place(disc(0, 0, 9, PAPER, FINE) + place(drop(13, drops), 0, 60 + (index % 3) * 26), n(at), 0),
  );
  const bounce = around(9, (index) => {
    const share = -0.8 + index * 0.2;
    const y = -rise * (1 - share * share * 0.86) - 20;
    return `M${n(share)} ${round(y)}l${n(share, 30) - 12} -30m24 34l${n(share, 30) + 16} -22`;
  });
  return (
    line(`M0 0V${tall}`, INK, 20) +
    line(`M0 0V${tall}`, shaft, 8) +
    line(`M0 ${n(-1, rise)}v-46`, INK, 16) +
    line(bounce.join(""), second, 6) +
    panels.join("") +
    line(shine, mix(first, PAPER, 0.7), 12) +
    drips.join("")
  );
}
