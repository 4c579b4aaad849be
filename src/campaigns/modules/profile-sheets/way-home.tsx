import { Link } from "gatsby";
import * as styles from "./way-home.module.css";

/** The way back from a page that has no menu. */
export function WayHome() {
  return (
    <nav className={styles.way} aria-label="Way back">
      <Link className={styles.home} to="/">
        Encore!
      </Link>
      <Link className={styles.link} to="/newface">
        The newcomers
      </Link>
    </nav>
  );
}
