import { Link } from "gatsby";
import type { ReactNode } from "react";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { useTabTitle } from "../routing/use-tab-title";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as styles from "./error-page.late.module.css";

interface ErrorPageProps {
  status: number;
  message: string;
  poster?: ReactNode;
  children?: ReactNode;
}

/** What a route that cannot be shown shows (SPEC sections 2 and 8): status and message; for 404 a way home. */
export function ErrorPage({ status, message, poster, children }: ErrorPageProps) {
  // The page for unknown addresses has a title of its own.
  useTabTitle(status === 404 ? undefined : message);
  return (
    <>
      {/* Its own are among them: no other page shows them in its first view. */}
      <LateSheets />
      <div className={styles.page}>
        <div className={styles.words}>
          <p className={styles.number}>{status}</p>
          <h1 className={styles.heading}>{message}</h1>
          <p className={letters.bold}>
            {status === 404
              ? "There is no page at this address."
              : "This page has failed. The others still work."}
          </p>
          {status === 404 ? (
            <Link className={styles.link} to="/">
              Back to the home page
            </Link>
          ) : (
            <button className={styles.link} type="button" onClick={() => window.location.reload()}>
              Try this page again
            </button>
          )}
          {children}
        </div>
        {poster}
      </div>
    </>
  );
}
