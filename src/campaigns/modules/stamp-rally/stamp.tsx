import { seasonOf } from "./rally-entry";
import * as styles from "./stamp.module.css";

interface StampProps {
  id: string;
  /** When it was given; it then is in the ink of that season. */
  day?: string | undefined;
}

/** What is on the stamps, in a square of 100 about the middle. */
const MOTIFS: Record<string, string> = {
  crowd:
    "M-24 -8a10 10 0 1 0 .1 0ZM24 -8a10 10 0 1 0 .1 0ZM0 -20a13 13 0 1 0 .1 0ZM-40 30q2 -16 16 -16t15 12M40 30q-2 -16 -16 -16t-15 12M-22 34q2 -26 22 -26t22 26Z",
  paw: "M0 2q16 0 22 16q4 14 -10 14q-12 -4 -24 0q-14 0 -10 -14q6 -16 22 -16ZM-28 -10a8 11 0 1 0 .1 0ZM-10 -30a8 12 0 1 0 .1 0ZM10 -30a8 12 0 1 0 .1 0ZM28 -10a8 11 0 1 0 .1 0Z",
  sword: "M-4 -40L4 -40V14H-4ZM-20 14H20V22H-20ZM-4 22H4V38H-4ZM-34 -20L-22 -8M34 -20L22 -8",
  number: "M-34 -24H34V28H-34ZM-24 -34V-24M24 -34V-24M-4 -12H14M-2 -12V2Q14 -2 14 10T-6 18",
  record:
    "M0 -38a38 38 0 1 0 .1 0ZM0 -14a14 14 0 1 0 .1 0ZM0 -4a4 4 0 1 0 .1 0ZM-28 0a28 28 0 0 1 18 -26M28 0a28 28 0 0 1 -18 26",
  film: "M-38 -20L34 -32L36 -20L-38 -8ZM-38 -6H38V32H-38ZM-20 -22L-14 -10M2 -26L8 -14M-8 4L14 14L-8 24Z",
  pin: "M-30 -30H30V20H-30ZM0 -38a9 9 0 1 0 .1 0ZM-18 -6H18M-18 6H8M-30 20L-16 34H30V20",
  crown: "M-36 24L-40 -18L-18 2L0 -30L18 2L40 -18L36 24ZM-36 34H36M0 10a6 6 0 1 0 .1 0Z",
  ruler:
    "M-14 -40H14V40H-14ZM14 -28H0M14 -14H4M14 0H0M14 14H4M14 28H0M-34 30V-30M-42 -20L-34 -32L-26 -20",
  spark:
    "M0 -12V-38M0 12V38M-12 0H-38M12 0H38M-9 -9L-27 -27M9 -9L27 -27M-9 9L-27 27M9 9L27 27M0 -5a5 5 0 1 0 .1 0Z",
  hat: "M-30 26Q-34 -10 -44 -24Q-20 -26 -8 0Q-8 -30 0 -40Q8 -30 8 0Q20 -26 44 -24Q34 -10 30 26ZM-30 26H30V36H-30ZM-44 -32a5 5 0 1 0 .1 0ZM44 -32a5 5 0 1 0 .1 0Z",
  biscuit:
    "M10 -36A37 37 0 1 0 37 -4Q24 -2 22 -16Q6 -18 10 -36ZM-16 -14a4 4 0 1 0 .1 0ZM-4 12a4 4 0 1 0 .1 0ZM-24 12a4 4 0 1 0 .1 0ZM14 20a4 4 0 1 0 .1 0ZM28 -34a4 4 0 1 0 .1 0Z",
};

/** Edges, so that no two neighbours are cut alike: teeth of a circle, counted by the place. */
const edge = (teeth: number) =>
  Array.from({ length: teeth * 2 }, (_, index) => {
    const angle = (index / (teeth * 2)) * Math.PI * 2;
    const reach = index % 2 ? 66 : 73;
    const point = `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
    return `${index ? "L" : "M"}${point}`;
  }).join("");

const IDS = Object.keys(MOTIFS);

/** A stamp; one that is not given yet is a dotted outline. */
export function Stamp({ id, day }: StampProps) {
  const place = IDS.indexOf(id);
  return (
    <svg
      className={styles.stamp}
      viewBox="-80 -80 160 160"
      data-season={day ? seasonOf(day) : undefined}
      aria-hidden
    >
      <g transform={day ? `rotate(${((place * 37) % 25) - 12})` : undefined}>
        <path className={styles.edge} d={`${edge(14 + ((place * 5) % 4) * 4)}Z`} />
        <circle className={styles.ring} r="56" />
        <path className={styles.motif} d={MOTIFS[id]} />
      </g>
    </svg>
  );
}
