import { graphql, Link, useStaticQuery } from "gatsby";
import { useEffect } from "react";
import { useStores } from "#src/data/stores/store-context";
import { SearchButton } from "#src/search/search-button";
import { LanguageSwitcher } from "./language-switcher";
import { MainMenu } from "./main-menu";
import * as styles from "./site-header.module.css";

/** The bar at the top of a page. With it the addresses of downloads and media are loaded (SPEC section 7, sourceUrl). */
export function SiteHeader({ path }: { path: string }) {
  const { download } = useStores();
  useEffect(() => download.answer.follow(), [download]);
  const { site } = useStaticQuery<Queries.SiteHeaderQuery>(graphql`
    query SiteHeader {
      site: siteDefaults {
        title
        menu { id title about target }
        languages { lang title address here }
      }
    }
  `);
  return (
    <header className={styles.header}>
      <Link className={styles.brand} to="/">
        {`${site?.title}!`}
        <span className={styles.tagline}> Stage guide</span>
      </Link>
      <MainMenu entries={site?.menu.filter(({ target }) => target !== "") ?? []} path={path} />
      <SearchButton />
      <LanguageSwitcher languages={site?.languages ?? []} />
    </header>
  );
}
