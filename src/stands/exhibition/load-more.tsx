import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import type { ExhibitionList } from "../store/exhibition";
import { Button, Cluster, Text } from "#src/ui/primitives/elements";
import * as styles from "./load-more.late.module.css";

/** Loads the next part when it comes near the window. */
export const LoadMore = observer(function LoadMore({ list }: { readonly list: ExhibitionList }) {
  const end = useRef<HTMLDivElement>(null);
  const { hasFailed, loading } = list;
  const count = list.stands.length;
  useEffect(() => {
    if (hasFailed || !end.current) return undefined;
    // Observes again after each part, since the end may still be near.
    const watching = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && void list.loadMore(),
      { rootMargin: "150% 0px" },
    );
    watching.observe(end.current);
    return () => watching.disconnect();
  }, [list, hasFailed, count]);
  return (
    <Cluster align="center" gap={3} ref={end} className={styles.more}>
      <Text as="output" size={6} weight={700}>
        {hasFailed ? "More stands could not be loaded." : "Loading more stands …"}
      </Text>
      {hasFailed && (
        <Button
          tone="sun"
          aria-disabled={loading !== undefined}
          onClick={() => void list.loadMore(false)}
        >
          Try again
        </Button>
      )}
    </Cluster>
  );
});
