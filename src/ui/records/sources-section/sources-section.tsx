import type { ReactNode } from "react";
import { formatDate } from "#lib/format/birthday";
import * as styles from "./sources-section.module.css";

interface SourcesSectionProps {
  facts: { gathered: string; about: string };
  children: ReactNode;
  aside?: ReactNode;
}

/** The end of a page, on one line that opens: where its facts come from. */
export function SourcesSection({ facts, children, aside }: SourcesSectionProps) {
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <details>
        <summary className={styles.summary}>
          <h2 id="sources" className={styles.heading}>
            Where this comes from
          </h2>
        </summary>
        <div className={styles.columns}>
          <div className={styles.words}>
            <p>
              {facts.about} Gathered on {formatDate(facts.gathered)}.
            </p>
            {children}
          </div>
          {aside}
        </div>
      </details>
    </section>
  );
}
