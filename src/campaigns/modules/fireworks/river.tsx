import type { Ref } from "react";
import * as styles from "./river.module.css";

/** Size of both drawings; the page cuts them at the sides and at the top. */
const BOX = "0 -70 1600 1000";
const WATER = 700;

// Chance that is the same on the server and in the browser.
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
const box = (x: number, y: number, wide: number, high: number) =>
  `M${x} ${y}h${wide}v${high}h${-wide}Z`;
const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

const some = chances(2025);
const between = (from: number, to: number) => Math.round(from + some() * (to - from));

const STARS = times(70, () => dot(between(0, 1600), between(10, 560), between(1, 3)));
const HOUSES = times(24, (index) => {
  const high = between(30, 150);
  return box(index * 68 - 10, WATER - high, 66, high + 4);
});
const WINDOWS = times(72, () => {
  const x = Math.round(between(0, 1590) / 17) * 17;
  return box(x, WATER - between(1, 3) * 22, 8, 10);
});
const RIPPLES = times(54, (index) => {
  const y = WATER + 18 + index * 5;
  return `M${between(-40, 1500)} ${y}h${between(30, 120)}`;
});
const GLOW = times(
  16,
  (index) => `M${770 + between(-60, 30)} ${WATER + 24 + index * 16}h${between(30, 100)}`,
);
const BRIDGE = `M-20 640Q800 520 1620 640V760H1560V720A110 90 0 0 0 1340 700V760H1270V700A120 110 0 0 0 1030 680V760H960V680A160 120 0 0 0 640 680V760H570V680A120 110 0 0 0 330 700V760H260V700A110 90 0 0 0 40 720V760H-20Z`;
const LAMPS = [120, 420, 800, 1180, 1480].map((x) => {
  const y = 640 - (120 * x * (1600 - x)) / (800 * 800) / 2;
  return { x, y: Math.round(y) };
});
const CROWD = times(19, (index) => {
  const x = index * 90 - 20 + between(-16, 16);
  const y = 930 + between(-26, 22);
  return `${dot(x, y, 40)}M${x - 70} 1000q10 -48 70 -48t70 48Z`;
});
const FANS = [260, 640, 1010, 1390].map((x, index) => ({ x, y: 838 + (index % 2) * 26 }));
const LANTERNS = Array.from({ length: 15 }, (_, index) => {
  const x = 50 + index * 107;
  return { x, y: Math.round(36 + 34 * Math.sin((index / 14) * Math.PI)) };
});

interface DrawingProps {
  ref: Ref<SVGSVGElement>;
}

/** The night that the sky is behind of: town, bridge and river. Drawn, and the same at each visit. */
export function River({ ref }: DrawingProps) {
  return (
    <svg
      ref={ref}
      className={styles.drawing}
      viewBox={BOX}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      <path
        fill="color-mix(in srgb, var(--color2) 34%, var(--ink))"
        d={box(-2000, -2000, 5600, 3000)}
      />
      <path fill="var(--sun-light)" d={STARS} />
      <path fill="var(--sun-light)" d="M250 96a66 66 0 1 0 84 92a54 54 0 1 1 -84 -92Z" />
      <path fill="color-mix(in srgb, var(--color2) 12%, var(--ink))" d={HOUSES} />
      <path fill="var(--sun)" d={WINDOWS} />
      <path
        fill="color-mix(in srgb, var(--color2) 58%, var(--ink))"
        d={box(-20, WATER, 1640, 320)}
      />
      <path className={styles.ripples} d={RIPPLES} />
      <path className={styles.glow} d={GLOW} />
      <path className={styles.bridge} d={BRIDGE} />
      <path className={styles.rail} d="M-20 640Q800 520 1620 640" />
      {LAMPS.map(({ x, y }) => (
        <path key={x} className={styles.post} d={`M${x} ${y}v-46`} />
      ))}
      <path fill="var(--sun)" d={LAMPS.map(({ x, y }) => dot(x, y - 54, 13)).join("")} />
      <path className={styles.boat} d="M690 806h220l-34 52H724Z" />
      <path className={styles.roof} d="M724 806v-40h152v40M710 766h180l-16 -24H726Z" />
      <path fill="var(--sun)" d={times(5, (index) => dot(742 + index * 29, 788, 9))} />
    </svg>
  );
}

/** Who looks on from this bank, under a string of lanterns; it is drawn over the fireworks. */
export function Crowd({ ref }: DrawingProps) {
  return (
    <svg
      ref={ref}
      className={styles.crowd}
      viewBox={BOX}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      {FANS.map(({ x, y }) => (
        <path key={x} className={styles.stick} d={`M${x} ${y + 30}l14 110`} />
      ))}
      <path className={styles.fans} d={FANS.map(({ x, y }) => dot(x, y, 46)).join("")} />
      <path fill="var(--primary)" d={FANS.map(({ x, y }) => heart(x, y)).join("")} />
      <path fill="var(--ink)" d={CROWD} />
    </svg>
  );
}

/** A string of lanterns at the top of the sky. */
export function Lanterns() {
  return (
    <svg
      className={styles.lanterns}
      viewBox="0 0 1600 140"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden
    >
      <path className={styles.string} d="M-10 14Q800 90 1610 14" />
      {LANTERNS.map(({ x, y }, index) => (
        <g
          key={x}
          className={index % 3 === 1 ? styles.cream : index % 3 ? styles.gold : styles.red}
        >
          <path d={`M${x - 24} ${y}h48q18 34 0 68h-48q-18 -34 0 -68Z`} />
          <path className={styles.string} d={`M${x - 30} ${y + 22}h60M${x - 30} ${y + 46}h60`} />
        </g>
      ))}
    </svg>
  );
}

const heart = (x: number, y: number) =>
  `M${x} ${y + 22}c-40 -26 -26 -46 -12 -46q9 0 12 10q3 -10 12 -10c14 0 28 20 -12 46Z`;
