import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useMounted } from "#src/ui/hooks/use-mounted";
import { useStores } from "#src/data/stores/store-context";
import * as styles from "./loading-screen.module.css";
import words from "./loading-words.json";
import { Button, Row, Stack, Title } from "#src/ui/primitives/elements";

/** Duration of the opening of the curtain for a visitor who skips the wait, in ms; repeated in the styles. */
const OPENING = 500;

interface LoadingScreenProps {
  readonly total: number;
  /** Units whose colours the light sticks have, one stick each. */
  readonly units: readonly string[];
}

/**
 * Curtain with a film leader that counts the loaded pictures; light sticks show the progress. It opens after the last
 * picture, in the half second before the page is revealed. It covers the page only with scripts and without reduced
 * motion, and CSS removes it if the scripts never load.
 */
export const LoadingScreen = observer(function LoadingScreen({ total, units }: LoadingScreenProps) {
  const { loading } = useStores().playMovie;
  const isRunning = useMounted();
  const { isRevealed, state } = loading;
  const { progress, failed } = state;
  const [isGone, setGone] = useState(isRevealed);
  useEffect(() => {
    if (!isRevealed) return undefined;
    const timer = setTimeout(() => setGone(true), OPENING);
    return () => clearTimeout(timer);
  }, [isRevealed]);
  if (isGone || state.isRevealed) return null;
  const all = state.total || total;
  const isOpening = isRevealed || state.settled === all;
  return (
    <div
      className={styles.screen}
      data-running={isRunning || undefined}
      data-open={isOpening || undefined}
      inert={isOpening}
    >
      <div className={styles.left} />
      <div className={styles.right} />
      <svg
        className={styles.valance}
        viewBox="0 0 1200 90"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={VALANCE} />
      </svg>
      <div className={styles.leader}>
        <svg className={styles.disc} viewBox="-200 -200 400 400" aria-hidden="true">
          <circle fill="var(--white)" stroke="var(--ink)" strokeWidth="7" r="192" />
          {/* Pie slice: the stroke of a circle of half the radius, clockwise from the top. */}
          <circle
            fill="none"
            stroke="var(--sun)"
            strokeWidth="192"
            r="96"
            pathLength="1"
            transform="rotate(-90)"
            strokeDasharray={`${progress} 1`}
          />
          <path stroke="var(--ink)" strokeWidth="3" d="M-192 0H192M0 -192V192" />
          <circle fill="none" stroke="var(--ink)" strokeWidth="4" r="150" />
          <circle fill="none" stroke="var(--ink)" strokeWidth="4" r="128" />
        </svg>
        <Title as="p" outline="flat" className={styles.number} aria-hidden="true">
          {String(state.settled).padStart(3, "0")}
        </Title>
      </div>
      <Stack className={styles.foot}>
        <p className={styles.words}>{loadingWords(progress)}</p>
        <div className={styles.hall}>
          <div className={styles.sticks}>
            {/* The light sticks show the progress visually. */}
            <progress
              className={styles.progress}
              aria-label="Loading the film"
              max={100}
              value={Math.round(progress * 100)}
              aria-valuetext={`${state.settled} of ${all} pictures`}
            />
            {units.map((unit, index) => (
              <i
                key={unit}
                className={styles.stick}
                data-unit={unit}
                data-highlighted={progress * units.length >= index + 1 || undefined}
              />
            ))}
          </div>
          <Row as="p" className={styles.status}>
            <span className={styles.sum} aria-hidden="true">
              {state.settled}/{all}
              {failed > 0 ? `, ${failed} lost on the way` : ""}
            </span>
            <Button size="small" tone="dark" className={styles.skip} onClick={loading.endWait}>
              Go in now
            </Button>
          </Row>
        </div>
      </Stack>
    </div>
  );
});

/** Messages in order of progress; the last is shown just before the film. */
export const loadingWords = (progress: number) =>
  words[Math.floor(Math.min(1, Math.max(0, progress)) * (words.length - 1))];

const VALANCE = `M0 0H1200V40${"q-50 80 -100 0".repeat(12)}Z`;
