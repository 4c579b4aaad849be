import { Link } from "gatsby";
import { NOT_FOUND_MESSAGE } from "../../lib/route-error";
import * as styles from "./error-page.module.css";

interface ErrorPageProps {
  /** HTTP status, such as 404. */
  status: number;
  message: string;
}

/** What a route that cannot be shown shows (SPEC sections 2 and 8): status and message; for 404 a way home. */
export function ErrorPage({ status, message }: ErrorPageProps) {
  return (
    <div className={styles.page}>
      <p className={styles.number}>{status}</p>
      <h1 className={styles.heading}>{message}</h1>
      {status === 404 ? (
        <>
          <p className={styles.text}>The stage is lit, but nobody is booked for this address.</p>
          <Link className={styles.link} to="/">
            Back to the home page
          </Link>
        </>
      ) : (
        <>
          <p className={styles.text}>
            Somebody tripped over a cable. The rest of the show goes on.
          </p>
          <button className={styles.link} type="button" onClick={() => window.location.reload()}>
            Try this page again
          </button>
        </>
      )}
    </div>
  );
}

/** The 404 page's content, for addresses and parameters that lead nowhere. */
export function NotFound() {
  return <ErrorPage status={404} message={NOT_FOUND_MESSAGE} />;
}
