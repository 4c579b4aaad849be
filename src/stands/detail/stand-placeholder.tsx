import { Link } from "gatsby";
import { exhibitionPath } from "#lib/content/pages/paths";
import * as styles from "./detail.module.css";

/** The place of a stand before it is known which one; without scripts it stays so, and says so. */
export function Unlit() {
  return (
    <div className={styles.page}>
      <div className={styles.stage}>
        <div className={styles.place} />
        <div className={styles.plate}>
          <h1 className={styles.title}>A flower stand up close</h1>
          <p className={styles.unscripted}>
            Please turn on JavaScript to see this stand: which one it is stands in the address.
          </p>
          <p>
            <Link className={styles.action} to={exhibitionPath}>
              To the exhibition
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}
