import { graphql } from "gatsby";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { LegalCards } from "./legal-cards";
import * as contents from "./legal-contents.module.css";
import { LegalHero } from "./legal-hero";
import * as text from "./legal-text.module.css";
import * as colors from "./legal-colors.module.css";
import * as styles from "./legal-page.module.css";

/** A legal page, or the one about this guide: a poster with the page in short, the table of contents, the text, the other pages. */
export function LegalPage({ data: { page, others } }: { data: Queries.LegalTemplateQuery }) {
  if (!page) return null;
  const isAbout = page.slug === "about";
  // Beside the text on wide screens, before it, to be unfolded, on narrow ones.
  const sections = (
    <ol className={contents.list}>
      {page.toc.map(({ id, title }) => (
        <li key={id}>
          <a className={contents.link} href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <div className={colors.colors} data-legal={page.slug}>
      <LegalHero page={page} hasHeader={isAbout} />
      <div className={styles.body}>
        <nav className={contents.column} aria-labelledby="on-this-page">
          <h2 className={contents.heading} id="on-this-page">
            On this page
          </h2>
          {sections}
        </nav>
        <div className={styles.words}>
          <details className={contents.box}>
            <summary className={contents.summary}>On this page</summary>
            {sections}
          </details>
          {/* From our own Markdown, sanitised when the site was built. */}
          <article className={text.text} dangerouslySetInnerHTML={{ __html: page.html }} />
        </div>
      </div>
      <LateSheets />
      <LegalCards pages={others.nodes} isAfterRules={!isAbout} />
    </div>
  );
}

export const legalPageFragment = graphql`
  fragment LegalPage on LegalPage {
    slug
    title
    summary
    date
    html
    toc {
      id
      title
    }
  }
`;
