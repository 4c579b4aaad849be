import { Link } from "gatsby";
import * as styles from "./pager.late.module.css";

interface PagerEntry {
  path: string;
  title: string;
  /** Ids of records that give the link its colours. */
  unit?: string | undefined;
  trip?: string | undefined;
  agency?: string | undefined;
}

interface PagerProps<Item> {
  label: string;
  /** Neighbours of the shown item; undefined or null if there is none. */
  between: readonly [previous: Item | null | undefined, next: Item | null | undefined];
  entry: (item: Item) => PagerEntry;
}

export function Pager<Item>({ label, between: [previous, next], entry }: PagerProps<Item>) {
  const link = ({ path, title, unit, trip, agency }: PagerEntry, rel: "prev" | "next") => (
    <Link
      className={rel === "prev" ? styles.previous : styles.next}
      to={path}
      rel={rel}
      data-unit={unit}
      data-trip={trip}
      data-agency={agency}
    >
      <span className={styles.word}>{rel === "prev" ? "Previous" : "Next"}</span>
      {title}
    </Link>
  );
  return (
    <nav className={styles.pager} aria-label={label}>
      {previous && link(entry(previous), "prev")}
      {next && link(entry(next), "next")}
    </nav>
  );
}
