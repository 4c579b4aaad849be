import { Link } from "gatsby";
import { characterListPath, unitListPath } from "#lib/content/pages/paths";
import type { ExplorerCatalogue } from "./explorer-catalogue";
import * as styles from "./list-links.module.css";

/** The ways to the two lists, which are for mobile only (SPEC section 2). */
export function ListLinks({ catalogue: { units, characters } }: { catalogue: ExplorerCatalogue }) {
  const idols = new Set(characters.map(({ cname }) => cname));
  return (
    <nav className={styles.lists} aria-label="Lists">
      <Link className={styles.list} to={unitListPath}>
        <span className={styles.number}>{units.length}</span> All units
      </Link>
      <Link className={styles.list} to={characterListPath}>
        <span className={styles.number}>{idols.size}</span> All characters
      </Link>
    </nav>
  );
}
