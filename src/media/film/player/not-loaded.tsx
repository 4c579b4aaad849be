import { useLayoutEffect, useRef } from "react";
import * as styles from "./not-loaded.module.css";
import { Button, Stack } from "#src/ui/primitives/elements";

/** Message if no picture could be loaded, with a button that retries. */
export function NotLoaded({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const again = useRef<HTMLButtonElement>(null);
  // The button disappears on success; the focus moves to the film.
  useLayoutEffect(() => {
    const button = again.current;
    return () => {
      if (button?.matches(":focus"))
        button.closest("section")?.querySelector("input")?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Stack className={styles.slip}>
      <output className={styles.words}>
        {isRetrying
          ? "Trying again …"
          : "The film could not be loaded. Its whole story is below, in stills."}
      </output>
      <Button
        size="small"
        tone="sun"
        ref={again}
        className={styles.again}
        aria-disabled={isRetrying}
        onClick={() => isRetrying || onRetry()}
      >
        Try again
      </Button>
    </Stack>
  );
}
