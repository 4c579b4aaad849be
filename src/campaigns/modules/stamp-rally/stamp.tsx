import { seasonOf } from "./rally-entry";
import motifs from "./stamps.svg";
import * as styles from "./stamp.late.module.css";

interface StampProps {
  name: string;
  /** Index on the card, which varies shape and angle. */
  index: number;
  /** Date of the stamp; sets its ink by season. */
  day?: string | undefined;
}

/** Path of a circle with teeth. */
const edge = (teeth: number) =>
  `${Array.from({ length: teeth * 2 }, (_, index) => {
    const angle = (index / (teeth * 2)) * Math.PI * 2;
    const reach = index % 2 ? 66 : 73;
    const point = `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
    return `${index ? "L" : "M"}${point}`;
  }).join("")}Z`;

export function Stamp({ name, index, day }: StampProps) {
  return (
    <svg
      className={styles.stamp}
      viewBox="-80 -80 160 160"
      data-season={day ? seasonOf(day) : undefined}
      aria-hidden
    >
      <g transform={day ? `rotate(${((index * 37) % 25) - 12})` : undefined}>
        <path className={styles.edge} d={edge(14 + (index % 4) * 4)} />
        <circle className={styles.ring} r="56" />
        <use className={styles.motif} href={`${motifs}#${name}`} />
      </g>
    </svg>
  );
}
