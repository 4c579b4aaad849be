import { Link } from "gatsby";
import { characterPath } from "#lib/content/pages/paths";
import { formatBirthday } from "#lib/format/birthday";
import { inDays } from "#lib/format/in-days";
import { capital } from "#lib/text/capital";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import type { BirthDay } from "./born-in";
import * as styles from "./hub.module.css";

interface HubProps {
  shown: BirthDay | undefined;
  until: number | undefined;
  count: number;
  step: (by: 1 | -1) => void;
  toNext: () => void;
}

/** The middle of the wheel, which does not turn: whose day is under the candle. */
export function Hub({ shown, until, count, step, toNext }: HubProps) {
  if (!shown) {
    return (
      <div className={styles.hub}>
        <p className={styles.day}>{count}</p>
        <p className={styles.until}>birthdays, one year</p>
      </div>
    );
  }
  return (
    <div className={styles.hub}>
      <div className={styles.said} aria-live="polite">
        <p className={styles.until}>{until === undefined ? "" : capital(inDays(until))}</p>
        <p className={styles.day}>{formatBirthday(shown.day)}</p>
        <ul className={styles.names}>
          {shown.people.map(({ id, cname, name, unit }) => (
            <li key={id} data-unit={unit}>
              <Link className={styles.name} to={characterPath(cname)}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.steps}>
        <button className={styles.step} type="button" onClick={() => step(-1)}>
          <span aria-hidden="true">←</span>
          <span className={shapes.hidden}>Birthday before</span>
        </button>
        <button className={styles.now} type="button" onClick={toNext}>
          Next
        </button>
        <button className={styles.step} type="button" onClick={() => step(1)}>
          <span aria-hidden="true">→</span>
          <span className={shapes.hidden}>Birthday after</span>
        </button>
      </p>
    </div>
  );
}
