import { Link } from "gatsby";
import * as styles from "./pager.module.css";

interface PagerEntry {
  path: string;
  title: string;
  /** Colours of the entry: those of the unit, trip or agency it belongs to. */
  unit?: string | undefined;
  trip?: string | undefined;
  agency?: string | undefined;
}

/** Two broad links at the end of a page: the one before, the one after. */
export function Pager({
  label,
  previous,
  next,
}: {
  label: string;
  previous: PagerEntry;
  next: PagerEntry;
}) {
  return (
    <nav className={styles.pager} aria-label={label}>
      <Link
        className={styles.previous}
        to={previous.path}
        rel="prev"
        data-unit={previous.unit}
        data-trip={previous.trip}
        data-agency={previous.agency}
      >
        <span className={styles.word}>Previous</span>
        {previous.title}
      </Link>
      <Link
        className={styles.next}
        to={next.path}
        rel="next"
        data-unit={next.unit}
        data-trip={next.trip}
        data-agency={next.agency}
      >
        <span className={styles.word}>Next</span>
        {next.title}
      </Link>
    </nav>
  );
}
