import { graphql, Link, useStaticQuery } from "gatsby";
import { isActiveEntry } from "../../lib/active-entry";
import * as styles from "./site-header.module.css";

/** The bar at the top of every page: our mark and the menu of content/site.json. */
export function SiteHeader({ path }: { path: string }) {
  const { site } = useStaticQuery<Queries.SiteHeaderQuery>(graphql`
    query SiteHeader {
      site: siteDefaults {
        title
        menu {
          title
          target
        }
      }
    }
  `);
  return (
    <header className={styles.header}>
      <Link className={styles.brand} to="/">
        {site?.title}!<span className={styles.tagline}> Stage guide</span>
      </Link>
      <nav aria-label="Main">
        <ul className={styles.menu}>
          {site?.menu.map(({ title, target }) => (
            <li key={target}>
              <Link
                className={styles.entry}
                to={target}
                aria-current={isActiveEntry(target, path) ? "page" : undefined}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
