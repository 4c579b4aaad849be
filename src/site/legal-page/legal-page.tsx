import { graphql } from "gatsby";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import * as colors from "./legal-colors.module.css";
import { LegalCards } from "./legal-cards";
import { LegalHero } from "./legal-hero";
import * as styles from "./legal-page.module.css";
import {
  ExternalLinkList,
  externalLinksOf,
} from "#src/ui/records/external-link-list/external-link-list";
import { Panel, Section } from "#src/ui/primitives/elements";

/** Sections of external links, by the legal page they follow. */
const LINK_SECTIONS: Readonly<
  Record<string, readonly { id: string; title: string; kinds: readonly string[] }[]>
> = {
  about: [
    { id: "official-pages", title: "Official pages", kinds: ["edition", "help", "maker"] },
    { id: "other-fan-guides", title: "Other fan guides", kinds: ["guide"] },
  ],
  "ip-standard": [{ id: "makers-rules", title: "The makers’ own rules", kinds: ["rules"] }],
};

export function LegalPage({ data: { page, site, others } }: { data: Queries.LegalTemplateQuery }) {
  if (!page) return null;
  const isAbout = page.slug === "about";
  const linkSections = (LINK_SECTIONS[page.slug] ?? [])
    .map((section) => ({
      ...section,
      links: externalLinksOf(site?.elsewhere ?? [], section.kinds),
    }))
    .filter(({ links }) => links.length > 0);
  // Beside the text on wide screens; above it as a disclosure on narrow ones.
  const sections = (
    <ol className={styles.list}>
      {[...page.toc, ...linkSections].map(({ id, title }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <div className={colors.colors} data-legal={page.slug}>
      <LegalHero page={page} hasHeader={isAbout} />
      <Section as="div" className={styles.body}>
        <nav data-only="screen" className={styles.column} aria-labelledby="on-this-page">
          <h2 className={styles.heading} id="on-this-page">
            On this page
          </h2>
          {sections}
        </nav>
        <div className={styles.words}>
          <Panel as="details" data-only="screen" className={styles.box}>
            <summary className={styles.summary}>On this page</summary>
            {sections}
          </Panel>
          <article className={styles.text}>
            {/* From our own Markdown, sanitised in the build. */}
            <div dangerouslySetInnerHTML={{ __html: page.html }} />
            {linkSections.map(({ id, title, links }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{title}</h2>
                <ExternalLinkList links={links} />
              </section>
            ))}
          </article>
        </div>
      </Section>
      <LateSheets />
      <LegalCards
        pages={others.nodes.filter(({ slug }) => slug !== page.slug)}
        isOnRulesPage={!isAbout}
      />
    </div>
  );
}

export const legalPageFragment = graphql`
  fragment LegalPage on LegalPage {
    slug title summary date html
    toc { id title }
  }
`;
