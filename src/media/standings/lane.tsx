import { Link } from "gatsby";
import type { RacingEntry } from "#content/types";
import { VisuallyHidden } from "#src/ui/primitives/visually-hidden/visually-hidden";
import { formatCount } from "#lib/format/count";
import { unitPath } from "#lib/content/pages/paths";
import * as styles from "./lane.module.css";

interface LaneProps {
  entry: RacingEntry;
  /** The unit's name; a unit that the page does not know has none, and no page. */
  name: string | undefined;
  /** Cheers of the unit in front. */
  most: number;
  /** Whether other units are as far. */
  isShared: boolean;
}

/** A unit's lane: its place, how far its light stick has been carried, and the figures. */
export function Lane({ entry: { rank, unit, cheers, stands }, name, most, isShared }: LaneProps) {
  const way = `${most === 0 ? 0 : Math.round((1000 * cheers) / most) / 10}%`;
  return (
    <tr className={styles.lane} data-unit={unit}>
      <td className={styles.place}>
        {isShared ? <span aria-hidden="true">=</span> : null}
        {rank}
        {isShared ? <VisuallyHidden> (shared)</VisuallyHidden> : null}
      </td>
      <th className={styles.unit} scope="row">
        <div className={styles.run}>
          {name === undefined ? unit : <Link to={unitPath(unit)}>{name}</Link>}
          <svg className={styles.track} aria-hidden="true">
            <rect className={styles.way} y="5" width={way} height="10" />
            <svg x={way} overflow="visible">
              <path className={styles.stick} d="M-2 2h15a8 8 0 0 1 0 16H-2z" />
              <path className={styles.grip} d="M-9 6h7v8h-7z" />
            </svg>
          </svg>
        </div>
      </th>
      <td className={styles.figure}>{formatCount(cheers)}</td>
      <td className={styles.figure}>{formatCount(stands)}</td>
    </tr>
  );
}
