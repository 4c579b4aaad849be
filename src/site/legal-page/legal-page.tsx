import { LateSheets } from "#src/ui/lazy/late-sheets";
import { LegalCards } from "./legal-cards";
import { LegalContentsBox, LegalContentsColumn } from "./legal-contents";
import { LegalHero } from "./legal-hero";
import * as text from "./legal-text.module.css";
import * as colors from "./legal-colors.module.css";
import * as styles from "./legal-page.module.css";

/** A legal page, or the one about this guide: a poster with the page in short, the table of contents, the text, the other pages. */
export function LegalPage({ data: { page, others } }: { data: Queries.LegalTemplateQuery }) {
  if (!page) return null;
  const isAbout = page.slug === "about";
  return (
    <div className={colors.colors} data-legal={page.slug}>
      <LegalHero page={page} hasHeader={isAbout} />
      <div className={styles.body}>
        <LegalContentsColumn page={page} />
        <div className={styles.words}>
          <LegalContentsBox page={page} />
          {/* From our own Markdown, sanitised when the site was built. */}
          <article className={text.text} dangerouslySetInnerHTML={{ __html: page.html }} />
        </div>
      </div>
      <LateSheets />
      <LegalCards pages={others.nodes} isAfterRules={!isAbout} />
    </div>
  );
}
