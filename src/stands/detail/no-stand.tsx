import { Link } from "gatsby";
import type { ReactNode } from "react";
import { exhibitionPath, makerPath } from "#lib/content/pages/paths";
import * as styles from "./detail.module.css";

interface NoStandProps {
  readonly why: string;
  /** What else can be done. */
  readonly children?: ReactNode;
}

/** An empty place where a stand was looked for. */
export function NoStand({ why, children }: NoStandProps) {
  return (
    <div className={styles.page}>
      <div className={styles.stage}>
        <div className={styles.place}>
          <svg className={styles.petals} viewBox="0 0 200 120" aria-hidden="true" focusable="false">
            <path d="M30 96q14-20 34-8-10 20-34 8ZM84 70q-4-24 18-30 10 22-18 30ZM128 98q4-22 28-18-2 22-28 18ZM150 46q18-12 30 4-16 16-30-4Z" />
          </svg>
        </div>
        <div className={styles.plate}>
          <p className={styles.sign}>An empty place</p>
          <h1 className={styles.title}>There is no stand here</h1>
          <p>{why}</p>
          <div className={styles.actions}>
            {children}
            <Link className={styles.action} to={exhibitionPath}>
              To the exhibition
            </Link>
            <Link className={styles.action} to={makerPath}>
              Make one
            </Link>
          </div>
        </div>
      </div>
    </div>
  );
}
