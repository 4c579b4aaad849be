import { Link } from "gatsby";
import { clubsPath, everybodyPath, unitListPath } from "#lib/content/pages/paths";
import type { ExplorerCatalogue } from "./explorer-catalogue";
import * as styles from "./list-links.module.css";

/** The ways to all units (for mobile only, SPEC section 2), to everybody, and to all clubs. */
export function ListLinks({
  catalogue: { units, characters, clubs },
}: {
  catalogue: ExplorerCatalogue;
}) {
  const idols = new Set(characters.map(({ cname }) => cname));
  return (
    <nav className={styles.lists} aria-label="Lists">
      <Link className={`${styles.list} ${styles.mobile}`} to={unitListPath}>
        <span className={styles.number}>{units.length}</span> All units
      </Link>
      <Link className={styles.list} to={everybodyPath}>
        <span className={styles.number}>{idols.size}</span> Everybody
      </Link>
      <Link className={styles.list} to={clubsPath}>
        <span className={styles.number}>{clubs.length}</span> Clubs
      </Link>
    </nav>
  );
}
