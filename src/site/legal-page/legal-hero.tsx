import { Link } from "gatsby";
import { formatDate } from "#lib/format/birthday";
import * as styles from "./legal-hero.module.css";
import { LegalMotif } from "./legal-motif";

interface LegalHeroProps {
  page: Queries.LegalPageFragment;
  /** Whether the header of the site, which leads home, stands above. */
  hasHeader: boolean;
}

/** The title as a poster, and a ticket with the page in short and its date. */
export function LegalHero({ page, hasHeader }: LegalHeroProps) {
  return (
    <header className={styles.hero}>
      <div className={styles.stage}>
        <div>
          {hasHeader ? null : (
            <p>
              <Link className={styles.home} to="/">
                Encore! House rules
              </Link>
            </p>
          )}
          <h1 className={styles.title}>{page.title}</h1>
        </div>
        <div className={styles.picture}>
          <LegalMotif slug={page.slug} />
        </div>
        <div className={styles.ticket}>
          <div className={styles.short}>
            <p className={styles.label}>In short</p>
            <p>{page.summary}</p>
          </div>
          <p className={styles.stub}>
            <span>Last changed</span>
            <time dateTime={page.date}>{formatDate(page.date)}</time>
          </p>
        </div>
      </div>
    </header>
  );
}
