import { graphql, Link, useStaticQuery } from "gatsby";
import { useEffect } from "react";
import { useStores } from "#src/data/stores/store-context";
import { SearchButton } from "#src/search/search-button";
import { MainMenu } from "./main-menu";
import * as styles from "./site-header.module.css";
import { Row } from "#src/ui/primitives/elements";

interface SiteHeaderProps {
  path: string;
  hasLanguages?: boolean;
}

/** The header. Fetches the addresses of downloads and media (SPEC section 7, sourceUrl). */
export function SiteHeader({ path, hasLanguages = true }: SiteHeaderProps) {
  const { download } = useStores();
  useEffect(() => download.answer.follow(), [download]);
  const { site } = useStaticQuery<Queries.SiteHeaderQuery>(graphql`
    query SiteHeader {
      site: siteDefaults {
        title tagline
        menu { id title about target }
        languages { lang title guide address here }
      }
    }
  `);
  return (
    <Row as="header" className={styles.header}>
      <Link className={styles.brand} to="/">
        {`${site?.title}! `}
        <span className={styles.tagline}>{site?.tagline}</span>
      </Link>
      <MainMenu
        entries={site?.menu.filter(({ target }) => target !== "") ?? []}
        languages={(hasLanguages && site?.languages) || []}
        path={path}
      />
      <SearchButton />
    </Row>
  );
}
