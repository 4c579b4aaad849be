import { graphql, Link } from "gatsby";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import * as column from "#src/ui/primitives/column/column.module.css";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as contents from "./legal-contents.module.css";
import * as text from "./legal-text.module.css";
import * as colors from "./legal-colors.module.css";
import * as styles from "./legal-page.module.css";
import { legalPath } from "#lib/content/pages/paths";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as cards from "./legal-cards.late.module.css";
import { formatDate } from "#lib/format/date";
import * as hero from "./legal-hero.module.css";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import { ElsewhereList, elsewhereOf } from "#src/ui/records/elsewhere-list/elsewhere-list";
import motifs from "./motifs.svg";
import * as motif from "./legal-motif.module.css";

/** Sections of links to pages of others, by the legal page that they follow. */
const ELSEWHERE: Readonly<
  Record<string, readonly { id: string; title: string; kinds: readonly string[] }[]>
> = {
  about: [
    { id: "official-pages", title: "Official pages", kinds: ["edition", "help", "maker"] },
    { id: "other-fan-guides", title: "Other fan guides", kinds: ["guide"] },
  ],
  "ip-standard": [{ id: "makers-rules", title: "The makers’ own rules", kinds: ["rules"] }],
};

/** A legal page, or the one about this guide: a poster with the page in short, the table of contents, the text, the other pages. */
export function LegalPage({ data: { page, site, others } }: { data: Queries.LegalTemplateQuery }) {
  if (!page) return null;
  const isAbout = page.slug === "about";
  const elsewhere = (ELSEWHERE[page.slug] ?? [])
    .map((section) => ({ ...section, links: elsewhereOf(site?.elsewhere ?? [], section.kinds) }))
    .filter(({ links }) => links.length > 0);
  // Beside the text on wide screens, before it, to be unfolded, on narrow ones.
  const sections = (
    <ol className={contents.list}>
      {[...page.toc, ...elsewhere].map(({ id, title }) => (
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
          <article className={text.text}>
            {/* From our own Markdown, sanitised when the site was built. */}
            <div dangerouslySetInnerHTML={{ __html: page.html }} />
            {elsewhere.map(({ id, title, links }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{title}</h2>
                <ElsewhereList links={links} />
              </section>
            ))}
          </article>
        </div>
      </div>
      <LateSheets />
      <LegalCards
        pages={others.nodes.filter(({ slug }) => slug !== page.slug)}
        isAfterRules={!isAbout}
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

interface LegalCardsProps {
  pages: readonly { slug: string; title: string }[];
  isAfterRules: boolean;
}

function LegalCards({ pages, isAfterRules }: LegalCardsProps) {
  return (
    <nav className={cards.cards} aria-labelledby="house-rules">
      <div className={column.section}>
        <h2 className={letters.title4} id="house-rules">
          {isAfterRules ? "The other house rules" : "House rules"}
        </h2>
        <ul className={cards.list}>
          {pages.map(({ slug, title }) => (
            <li className={cards.item} key={slug}>
              <div className={`${cards.picture} ${colors.colors}`} data-legal={slug}>
                <LegalMotif slug={slug} />
              </div>
              <Link className={cards.link} to={legalPath(slug)}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function LegalHero({ page, hasHeader }: { page: Queries.LegalPageFragment; hasHeader: boolean }) {
  return (
    <header className={hero.hero}>
      <div className={hero.stage}>
        <div>
          {hasHeader ? null : (
            <p>
              <Link className={`${shapes.pill} ${shapes.dark} ${shapes.onScreen}`} to="/">
                Encore! House rules
              </Link>
            </p>
          )}
          <h1 className={hero.title}>{page.title}</h1>
        </div>
        <div className={hero.picture}>
          <LegalMotif slug={page.slug} />
        </div>
        <div className={hero.ticket}>
          <div className={hero.short}>
            <p className={hero.label}>In short</p>
            <p>{page.summary}</p>
          </div>
          <p className={hero.stub}>
            <span>Last changed</span>
            <time dateTime={page.date}>{formatDate(page.date)}</time>
          </p>
        </div>
      </div>
    </header>
  );
}

/** The picture of a legal page, in the colours around it; it says nothing that the title does not. */
function LegalMotif({ slug }: { slug: string }) {
  return (
    <Drawing
      className={motif.motif}
      from={`${motifs}#${slug}`}
      viewBox="0 0 320 320"
      width="320"
      height="320"
    />
  );
}
