import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture } from "#src/ui/primitives/picture/picture";
import * as styles from "./phone.module.css";

/** Notes on their way down: lane, distance from the far end, both from 0. */
const NOTES = [
  { lane: 0, at: 0.86 },
  { lane: 1, at: 0.4 },
  { lane: 2, at: 0.62 },
  { lane: 3, at: 0.22 },
  { lane: 4, at: 0.74 },
] as const;

const LANES = 5;
const WIDTH = 300;
const HEIGHT = 190;
/** How wide the far end of the lanes is, against the near one. */
const FAR = 0.34;

/** A phone with a stage on it, and the lanes in which notes come down. */
export function Phone({ image }: { image: IGatsbyImageData }) {
  return (
    <div className={styles.phone} aria-hidden="true">
      <div className={styles.screen}>
        <Picture className={styles.picture} image={image} alt="" sizes="320px" priority />
        <svg className={styles.lanes} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} focusable="false">
          <path className={styles.board} d={lane(0, LANES)} />
          {[1, 3].map((from) => (
            <path key={from} className={styles.lane} d={lane(from, from + 1)} />
          ))}
          <path className={styles.hit} d={`M0 ${HEIGHT - 24}H${WIDTH}`} />
          {NOTES.map(({ lane: number, at }) => {
            const { x, y, size } = place(number + 0.5, at);
            return (
              <g key={number} transform={`translate(${x} ${y}) scale(${size})`}>
                <ellipse className={styles.note} rx="26" ry="13" />
                <ellipse className={styles.shine} rx="14" ry="5" />
              </g>
            );
          })}
        </svg>
        <p className={styles.score}>PERFECT!</p>
      </div>
    </div>
  );
}

/** A place on the lanes: `across` from 0 to 5, `at` from the far end (0) to the near one (1). */
function place(across: number, at: number) {
  const size = FAR + (1 - FAR) * at;
  const x = WIDTH / 2 + (across / LANES - 0.5) * WIDTH * size;
  return { x: round(x), y: round(at * HEIGHT), size: round(size) };
}

/** The outline of the lanes between two places across. */
function lane(from: number, to: number): string {
  const corners = [place(from, 0), place(to, 0), place(to, 1), place(from, 1)];
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
