import { useEffect, useState } from "react";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import * as styles from "./backwards-clock.late.module.css";
import clock from "./clock.svg";
import { Stack } from "#src/ui/primitives/elements";

/** Built time: ten past ten, as in shop windows. */
const BUILT_HANDS: Hands = { hour: 305, minute: 60, second: 210 };

const HANDS = ["hour", "minute", "second"] as const;

/** Clock with the visitor’s time, or running back from it. */
export function BackwardsClock({ isBackwards }: { isBackwards: boolean }) {
  const [hands, setHands] = useState(BUILT_HANDS);
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
    <Stack as="figure" className={styles.figure}>
      <Drawing
        className={styles.clock}
        from={`${clock}#case`}
        viewBox="-116 -120 232 236"
        data-backwards={isBackwards ? "" : undefined}
      >
        {HANDS.map((hand) => (
          <use key={hand} href={`${clock}#${hand}`} transform={`rotate(${hands[hand]})`} />
        ))}
        <use href={`${clock}#pin`} />
      </Drawing>
      <figcaption className={styles.caption}>Rehearsal clock</figcaption>
    </Stack>
  );
}

export interface Hands {
  hour: number;
  minute: number;
  second: number;
}

/** Angles of the hands, in degrees; from `turnedAt` on they run backwards. */
export function clockHands(now: Date, turnedAt?: Date): Hands {
  const shownTime = turnedAt ? new Date(2 * turnedAt.getTime() - now.getTime()) : now;
  const second = shownTime.getSeconds();
  const minute = shownTime.getMinutes() + second / 60;
  const hour = (shownTime.getHours() % 12) + minute / 60;
  return { hour: hour * 30, minute: minute * 6, second: second * 6 };
}
