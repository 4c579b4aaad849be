import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import * as styles from "./load-more.module.css";
import type { HallList } from "./gallery";
import { useNear } from "./use-near";

/** The end of what is there: whoever comes near it has the next part brought. */
export const HallMore = observer(function HallMore({ list }: { list: HallList }) {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useNear(end, "150%", false);
  const { hasFailed } = list;
  const known = list.stands.length;
  useEffect(() => {
    if (isNear && !hasFailed) void list.open();
    // After each part that came, as long as the end stays near.
  }, [isNear, hasFailed, list, known]);
  return (
    <div ref={end} className={styles.more}>
      <output className={styles.words}>
        {hasFailed ? "The next room did not open." : "The next room is being opened …"}
      </output>
      {hasFailed && (
        <button
          className={styles.again}
          type="button"
          aria-disabled={list.isOpening}
          onClick={() => void list.open(false)}
        >
          Try again
        </button>
      )}
    </div>
  );
});
