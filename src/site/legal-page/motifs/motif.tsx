import type { ReactNode } from "react";
import * as styles from "./motif.module.css";

/** The sheet that a motif is drawn on: 320 units square. */
export function Motif({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.motif} viewBox="0 0 320 320" width="320" height="320" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Points of a star with five tips around a centre. */
export function starPoints(x: number, y: number, radius: number): string {
  return Array.from({ length: 10 }, (_, step) => {
    const reach = step % 2 ? radius * 0.46 : radius;
    const angle = (Math.PI / 5) * step - Math.PI / 2;
    return `${(x + reach * Math.cos(angle)).toFixed(1)},${(y + reach * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}
