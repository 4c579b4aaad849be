import { graphql, Link } from "gatsby";
import { legalPath } from "../../lib/paths";
import * as styles from "./legal-cards.module.css";
import * as colors from "./legal-colors.module.css";
import { LegalMotif } from "./legal-motif";

/** The other legal pages, a small poster each. */
export function LegalCards({ pages }: { pages: readonly Queries.LegalCardFragment[] }) {
  return (
    <nav className={styles.cards} aria-labelledby="house-rules">
      <div className={styles.inner}>
        <h2 className={styles.heading} id="house-rules">
          The other house rules
        </h2>
        <ul className={styles.list}>
          {pages.map(({ slug, title }) => (
            <li className={styles.item} key={slug}>
              <div className={`${styles.picture} ${colors.colors}`} data-legal={slug}>
                <LegalMotif slug={slug} />
              </div>
              <Link className={styles.link} to={legalPath(slug)}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

export const legalCardFragment = graphql`
  fragment LegalCard on LegalPage {
    slug
    title
  }
`;
