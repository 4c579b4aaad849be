import { Link } from "gatsby";
import { legalPath } from "#lib/content/pages/paths";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as styles from "./legal-cards.module.css";
import * as colors from "./legal-colors.module.css";
import { LegalMotif } from "./legal-motif";

interface LegalCardsProps {
  pages: readonly { slug: string; title: string }[];
  /** Whether the page above is one of the rules itself. */
  isAfterRules: boolean;
}

/** Legal pages, a small poster each. */
export function LegalCards({ pages, isAfterRules }: LegalCardsProps) {
  return (
    <nav className={styles.cards} aria-labelledby="house-rules">
      <div className={styles.inner}>
        <h2 className={letters.title4} id="house-rules">
          {isAfterRules ? "The other house rules" : "House rules"}
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
