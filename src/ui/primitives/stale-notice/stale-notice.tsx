import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { InlineError } from "../inline-error/inline-error";
import { Button, VisuallyHidden } from "../elements";
import type { LiveAnswer } from "#src/data/answers/live-answer";
import { useStores } from "#src/data/stores/store-context";
import * as styles from "./stale-notice.late.module.css";

interface StaleNoticeProps {
  answers: readonly LiveAnswer<unknown>[];
  /** Name of the part for screen readers, such as “Notice board”. */
  part: string;
}

/** Notice of a failed answer, with a button that retries. Takes no space in the page. */
export const StaleNotice = observer(function StaleNotice({ answers, part }: StaleNoticeProps) {
  const { general } = useStores();
  const spot = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const staleAnswers = answers.filter(({ state }) => state === "failed" || state === "skipped");
  const isShown = staleAnswers.length > 0;
  const isSkipped = staleAnswers.every(({ state }) => state === "skipped");
  const isRetrying = staleAnswers.some((answer) => answer.isLoading);
  // The button disappears on success; the focus stays here.
  useEffect(() => {
    if (isShown || !wasPressed.current) return;
    wasPressed.current = false;
    spot.current?.focus({ preventScroll: true });
  }, [isShown]);
  const press = () => {
    wasPressed.current = true;
    for (const answer of staleAnswers) answer.retry();
  };
  return (
    <div data-only="screen" ref={spot} className={styles.spot} tabIndex={-1}>
      <div className={isShown ? styles.slip : undefined}>
        <output className={styles.words}>
          {isShown ? <VisuallyHidden>{part}: </VisuallyHidden> : null}
          {isShown && !isRetrying && !isSkipped ? <InlineError /> : null}
          {isShown ? messageFor(isRetrying, isSkipped, general.isOnline) : null}
        </output>
        {isShown ? (
          <Button
            size="small"
            tone="sun"
            className={styles.again}
            aria-disabled={isRetrying}
            onClick={press}
          >
            {isSkipped ? "Load the latest" : "Try again"}
          </Button>
        ) : null}
      </div>
    </div>
  );
});

function messageFor(isRetrying: boolean, isSkipped: boolean, isOnline: boolean): string {
  const copy = "this is the copy built with the page";
  if (isRetrying) return "Trying again …";
  if (isSkipped) return `Data saver is on: ${copy}.`;
  return isOnline ? `The latest could not be loaded: ${copy}.` : `You are offline: ${copy}.`;
}
