import { useEffect, useState } from "react";
import * as styles from "./backwards-clock.module.css";
import { clockHands, type Hands } from "./clock-hands";

/** Ten past ten, as clocks stand in shop windows: what the page is built with. */
const WINDOW: Hands = { hour: 305, minute: 60, second: 210 };

const MARKS = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** The clock of the rehearsal room. It shows the visitor’s time, or runs back from it. */
export function BackwardsClock({ isBackwards }: { isBackwards: boolean }) {
  const [hands, setHands] = useState(WINDOW);
  useEffect(() => {
    const turnedAt = isBackwards ? new Date() : undefined;
    const show = () => {
      if (!document.hidden) setHands(clockHands(new Date(), turnedAt));
    };
    show();
    const ticking = setInterval(show, 1000);
    return () => clearInterval(ticking);
  }, [isBackwards]);
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.clock}
        viewBox="-116 -120 232 236"
        data-backwards={isBackwards ? "" : undefined}
        aria-hidden
      >
        <circle fill="var(--sun)" cx="-62" cy="-84" r="26" />
        <circle fill="var(--sun)" cx="62" cy="-84" r="26" />
        <circle fill="var(--color1)" r="96" />
        <circle fill="var(--white)" r="80" />
        {MARKS.map((turn) => (
          <path
            key={turn}
            className={turn % 90 === 0 ? styles.quarter : undefined}
            d="M0 -72V-60"
            transform={`rotate(${turn})`}
          />
        ))}
        <path strokeWidth="11" d="M0 10V-36" transform={`rotate(${hands.hour})`} />
        <path d="M0 12V-56" transform={`rotate(${hands.minute})`} />
        <path
          stroke="var(--primary-ink)"
          strokeWidth="4"
          d="M0 18V-64"
          transform={`rotate(${hands.second})`}
        />
        <circle fill="var(--sun)" r="8" />
      </svg>
      <figcaption className={styles.caption}>Rehearsal clock</figcaption>
    </figure>
  );
}
