import { Link } from "gatsby";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { makerPath } from "../../../lib/paths";
import * as styles from "./hall-end.module.css";
import type { HallList } from "./hall-list";
import { useNear } from "./use-near";

interface HallEndProps {
  /** What more can be asked of; undefined where all is there. */
  readonly list?: HallList | undefined;
  readonly isEmpty: boolean;
  readonly unitName?: string | undefined;
}

/** The end of what is there: whoever comes near it has the next part brought. */
export const HallEnd = observer(function HallEnd({ list, isEmpty, unitName }: HallEndProps) {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useNear(end, "150%", false);
  const hasMore = list ? !list.isWhole : false;
  const known = list?.stands.length;
  const isWanted = isNear && hasMore && list?.hasFailed === false;
  useEffect(() => {
    if (isWanted) void list?.open();
    // After each part that came, as long as the end stays near.
  }, [isWanted, list, known]);
  return (
    <div ref={end} className={styles.end}>
      {hasMore ? (
        <>
          <output className={styles.words}>
            {list?.hasFailed ? "The next room did not open." : "The next room is being opened …"}
          </output>
          {list?.hasFailed && (
            <button
              className={styles.again}
              type="button"
              aria-disabled={list.isOpening}
              onClick={() => void list.open(false)}
            >
              Try again
            </button>
          )}
        </>
      ) : (
        <p className={styles.words}>
          {isEmpty
            ? `Nobody has sent flowers ${unitName ? `to ${unitName}` : "here"} yet.`
            : "That was all. There is room for one more."}{" "}
          <Link className={styles.link} to={makerPath}>
            Make {isEmpty ? "the first" : "yours"}
          </Link>
        </p>
      )}
    </div>
  );
});
