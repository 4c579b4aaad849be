import { Link } from "gatsby";
import { noticePeriods } from "#lib/content/pages/notice-periods";
import { formatHalfYear } from "#lib/format/half-year";
import { noticePeriodPath } from "#lib/content/pages/paths";
import * as styles from "./notice-periods.module.css";

/** Links to the pages of all half-years, which are whole without scripts. */
export function NoticePeriods({ notices }: { notices: readonly { readonly start: string }[] }) {
  return (
    <nav className={styles.periods} aria-labelledby="periods">
      <h2 id="periods" className={styles.heading}>
        The board by half-years
      </h2>
      <ul className={styles.list}>
        {noticePeriods(notices).map((period) => (
          <li key={period}>
            <Link className={styles.period} to={noticePeriodPath(period)}>
              {formatHalfYear(period)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
