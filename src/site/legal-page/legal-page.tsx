import { graphql } from "gatsby";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import * as contents from "./legal-contents.module.css";
import * as text from "./legal-text.module.css";
import * as colors from "./legal-colors.module.css";
import * as styles from "./legal-page.module.css";
import { legalPath } from "#lib/content/model/pages/paths";
import * as cards from "./legal-cards.late.module.css";
import { formatDate } from "#lib/format/date";
import * as hero from "./legal-hero.module.css";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import { ElsewhereList, elsewhereOf } from "#src/ui/records/elsewhere-list/elsewhere-list";
import motifs from "./motifs.svg";
import * as motif from "./legal-motif.module.css";
import { Card, CardLink } from "#src/ui/primitives/card/card";
import { Cluster, Section, Stack } from "#src/ui/primitives/layout/layout";
import { Panel } from "#src/ui/primitives/panel/panel";
import { Title } from "#src/ui/primitives/text/text";
import { ButtonLink } from "#src/ui/primitives/button/button";

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
      <Section as="div" className={styles.body}>
        <nav data-only="screen" className={contents.column} aria-labelledby="on-this-page">
          <h2 className={contents.heading} id="on-this-page">
            On this page
          </h2>
          {sections}
        </nav>
        <div className={styles.words}>
          <Panel as="details" data-only="screen" className={contents.box}>
            <summary className={contents.summary}>On this page</summary>
            {sections}
          </Panel>
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
      </Section>
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
    <nav data-only="screen" className={cards.cards} aria-labelledby="house-rules">
      <Section as="div">
        <Title size={4} id="house-rules">
          {isAfterRules ? "The other house rules" : "House rules"}
        </Title>
        <Stack as="ul" className={cards.list}>
          {pages.map(({ slug, title }) => (
            <Card as="li" className={cards.item} key={slug}>
              <div className={`${cards.picture} ${colors.colors}`} data-legal={slug}>
                <LegalMotif slug={slug} />
              </div>
              <CardLink className={cards.link} to={legalPath(slug)}>
                {title}
              </CardLink>
            </Card>
          ))}
        </Stack>
      </Section>
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
              <ButtonLink size="small" tone="dark" data-only="screen" to="/">
                Encore! House rules
              </ButtonLink>
            </p>
          )}
          <Title as="h1" outline="raised" className={hero.title}>
            {page.title}
          </Title>
        </div>
        <Panel shadow={3} data-only="screen" className={hero.picture}>
          <LegalMotif slug={page.slug} />
        </Panel>
        <Panel shadow={2} className={hero.ticket}>
          <Stack className={hero.short}>
            <p className={hero.label}>In short</p>
            <p>{page.summary}</p>
          </Stack>
          <Cluster as="p" className={hero.stub}>
            <span>Last changed</span>
            <time dateTime={page.date}>{formatDate(page.date)}</time>
          </Cluster>
        </Panel>
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
