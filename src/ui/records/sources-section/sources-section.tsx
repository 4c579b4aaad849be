import { Link } from "gatsby";
import type { ReactNode } from "react";
import { aboutPath } from "#lib/content/model/pages/paths";
import * as styles from "./sources-section.late.module.css";
import { Stack } from "#src/ui/primitives/elements";

/** Disclosure at the end of a page with the sources of its facts. */
export function SourcesSection({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <details>
        <summary className={styles.summary}>
          <h2 id="sources" className={styles.heading}>
            Where this comes from
          </h2>
        </summary>
        <Stack gap={6} className={styles.columns}>
          <div className={styles.words}>
            <p>
              <Link to={aboutPath}>How our facts are gathered</Link>
            </p>
            {children}
          </div>
          {aside}
        </Stack>
      </details>
    </section>
  );
}
