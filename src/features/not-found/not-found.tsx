import { Link } from "gatsby";
import * as styles from "./not-found.module.css";

/** What an unmatched route shows (SPEC section 8). */
export function NotFound() {
  return (
    <div className={styles.page}>
      <p className={styles.number} aria-hidden="true">
        404
      </p>
      <h1 className={styles.heading}>This page could not be found</h1>
      <p className={styles.text}>The stage is lit, but nobody is booked for this address.</p>
      <p>
        <Link className={styles.link} to="/">
          Back to the home page
        </Link>
      </p>
    </div>
  );
}
