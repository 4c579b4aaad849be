import type { AchievementKey } from "./achievement-keys";
import * as styles from "./badges.module.css";

/** What is drawn on a stub: filled shapes, then lines. */
const EMBLEMS: Readonly<Record<AchievementKey, readonly [fill: string, line: string]>> = {
  "last-frame": [
    "M32 8a15 15 0 0 0-15 15c0 8 6 11 7 19h16c1-8 7-11 7-19A15 15 0 0 0 32 8z",
    "M25 48h14M27 54h10M32 36V26M26 22q6 8 12 0",
  ],
  "every-chapter": [
    "M6 18h52v10a5 5 0 0 0 0 10v10H6V38a5 5 0 0 0 0-10z",
    "M22 19v4M22 28v4M22 37v4M31 26h18M31 33h18M31 40h10",
  ],
  "hidden-star": [
    "M32 6l8 16 18 3-13 12 3 18-16-9-16 9 3-18L6 25l18-3z",
    "M26 30v2M38 30v2M26 38q6 5 12 0",
  ],
  rewound: ["M30 14v36L8 32zM56 14v36L34 32z", "M6 12v40"],
  "front-row": [
    "M8 10h48v28H8zM14 44h10v12H14zM27 44h10v12H27zM40 44h10v12H40z",
    "M14 50h10M27 50h10M40 50h10M25 31h14M20 20l6 4-6 4",
  ],
  "every-frame": [
    "M6 12h52v40H6z",
    "M6 22h52M6 42h52M14 12v10M24 12v10M34 12v10M44 12v10M14 42v10M24 42v10M34 42v10M44 42v10M26 27l4-2v14M38 25a4 6.500 0 1 0 .1 0z",
  ],
  encore: ["M32 12a20 20 0 1 0 20 20h-8a12 12 0 1 1-12-12v8l16-12L32 4z", "M28 28v8M36 28v8"],
};

/** The drawing of an achievement. */
export function Emblem({ of }: { of: AchievementKey }) {
  const [fill, line] = EMBLEMS[of];
  return (
    <svg className={styles.emblem} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path className={styles.fill} d={fill} />
      <path className={styles.line} d={line} />
    </svg>
  );
}
