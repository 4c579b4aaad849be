import { graphql, Link, useStaticQuery } from "gatsby";
import { formatDate } from "../../lib/format/birthday";
import { unitPath } from "../../lib/paths";
import * as styles from "./site-footer.module.css";

/** The end of every page: what the site is, where to go next, the rating and the years (SPEC section 1). */
export function SiteFooter() {
  const { site, offices } = useStaticQuery<Queries.SiteFooterQuery>(graphql`
    query SiteFooter {
      site: siteDefaults {
        title
        notice
        facts {
          gathered
        }
      }
      offices: allOffice(sort: { order: ASC }) {
        nodes {
          name
          units {
            jsonId
            name
          }
        }
      }
    }
  `);
  return (
    <footer className={styles.footer} id="about">
      <div className={styles.inner}>
        <p className={styles.brand}>{site?.title}!</p>
        <p className={styles.notice}>{site?.notice}</p>
        <nav aria-label="Units" className={styles.units}>
          {offices.nodes.map((office) => (
            <div key={office.name}>
              <h2 className={styles.office}>{office.name}</h2>
              <ul>
                {office.units.map((unit) => (
                  <li key={unit.jsonId}>
                    <Link to={unitPath(unit.jsonId)}>{unit.name}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <ul className={styles.rating}>
          <li>
            <strong>12+</strong> Mild violence. The game is rated for ages 12 and up.
          </li>
          <li>Free to download, with optional purchases in the game. Play in moderation.</li>
          <li>Facts gathered on {formatDate(site?.facts.gathered ?? "")}.</li>
          <li>
            © 2009–2020 the makers of the game, for the game. Encore’s own art and words are
            Encore’s.
          </li>
        </ul>
      </div>
    </footer>
  );
}
