import { atBase } from "#src/data/browser/base-path";
import { graphql, Link, useStaticQuery } from "gatsby";
import { formatDate } from "#lib/format/date";
import { aboutPath, legalPath } from "#lib/content/model/pages/paths";
import { OfficialLinks } from "#src/ui/records/official-links/official-links";
import { ShareLinks } from "#src/ui/primitives/share-links/share-links";
import * as styles from "./site-footer.late.module.css";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { Cluster, Section, Stack } from "#src/ui/primitives/elements";

/** The footer (SPEC sections 1 and 2) of the page at `path`. */
export function SiteFooter({ path }: { path: string }) {
  const { site, legal } = useStaticQuery<Queries.SiteFooterQuery>(graphql`
    query SiteFooter {
      site: siteDefaults {
        title
        tagline
        notice
        address
        share { twitter facebook }
        links { facebook twitter }
        facts { gathered }
      }
      legal: allLegalPage(
        filter: { slug: { in: ["ip-standard", "privacy", "agreement"] } }
        sort: { slug: ASC }
      ) {
        nodes { slug title }
      }
    }
  `);
  if (!site) throw new Error("content/site.json gave no record.");
  return (
    <footer className={styles.footer} id="footer">
      <Section as="div" className={styles.parts}>
        <Stack gap={5}>
          <Stack as={Link} className={styles.mark} to={aboutPath}>
            <img src={atBase("/icon.svg")} alt="" width="64" height="64" loading="lazy" />
            <span className={styles.brand}>{`${site.title}!`}</span>
            <span className={styles.tagline}>{site.tagline}</span>
          </Stack>
          <p className={styles.notice}>
            {site.notice}{" "}
            <Link className={styles.more} to={aboutPath}>
              About Encore
            </Link>
          </p>
        </Stack>
        <OfficialLinks links={site.links} label="Official pages of the game" />
        <Cluster align="center" className={styles.row}>
          <nav aria-label="Legal">
            <Cluster as="ul" className={styles.links}>
              {legal.nodes.map(({ slug, title }) => (
                <li key={slug}>
                  <SiteLink target={legalPath(slug)} newTab>
                    {title}
                  </SiteLink>
                </li>
              ))}
            </Cluster>
          </nav>
          <ShareLinks share={site.share} address={site.address} path={path} />
        </Cluster>
        <Stack as="ul" gap={1} className={styles.rating}>
          <li>
            <strong>12+</strong> Mild violence. The game is rated for ages 12 and up.
          </li>
          <li>Free to download, with optional purchases in the game. Play in moderation.</li>
          <li>{`Facts gathered on ${formatDate(site.facts.gathered)}.`}</li>
          <li>
            © 2009–2020 the makers of the game, for the game. Art and texts © Encore, CC BY 4.0.
          </li>
        </Stack>
      </Section>
    </footer>
  );
}
