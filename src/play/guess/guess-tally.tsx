import type { Tally } from "#lib/play/guess/tally";
import * as styles from "./guess-tally.module.css";

/** What somebody has achieved, in figures and as a bar for each number of guesses. */
export function GuessTally({ tally }: { tally: Tally }) {
  const { played, won, streak, longest, spread } = tally;
  const figures = { Played: played, Found: won, "Days in a row": streak, "Longest row": longest };
  const most = Math.max(1, ...spread);
  return (
    <div className={styles.tally}>
      <dl className={styles.figures}>
        {Object.entries(figures).map(([title, value]) => (
          <div key={title} className={styles.figure}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {played === 0 && (
        <p className={styles.none}>
          Nothing has been played on this device yet. What you play stays here and is sent to
          nobody.
        </p>
      )}
      <div hidden={played === 0}>
        <p className={styles.caption}>Guesses that it took</p>
        <ol className={styles.spread}>
          {spread.map((count, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- the place is what it counts
            <li key={place}>
              <b>{place + 1}</b>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={Math.max(1.5, (count / most) * 100)} height="10" />
              </svg>
              <span>{count}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
