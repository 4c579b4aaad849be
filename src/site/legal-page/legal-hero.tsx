import { formatDate } from "#lib/format/date";
import { ButtonLink, Cluster, Panel, Stack, Title } from "#src/ui/primitives/elements";
import * as styles from "./legal-hero.module.css";
import { LegalMotif } from "./legal-motif";

interface LegalHeroProps {
  page: Queries.LegalPageFragment;
  hasHeader: boolean;
}

export function LegalHero({ page, hasHeader }: LegalHeroProps) {
  return (
    <header className={styles.hero}>
      <div className={styles.stage}>
        <div>
          {hasHeader ? null : (
            <p>
              <ButtonLink size="small" tone="dark" data-only="screen" to="/">
                Encore! House rules
              </ButtonLink>
            </p>
          )}
          <Title as="h1" outline="raised" className={styles.title}>
            {page.title}
          </Title>
        </div>
        <Panel shadow={3} data-only="screen" className={styles.picture}>
          <LegalMotif slug={page.slug} />
        </Panel>
        <Panel shadow={2} className={styles.ticket}>
          <Stack className={styles.short}>
            <p className={styles.label}>In short</p>
            <p>{page.summary}</p>
          </Stack>
          <Cluster as="p" className={styles.stub}>
            <span>Last changed</span>
            <time dateTime={page.date}>{formatDate(page.date)}</time>
          </Cluster>
        </Panel>
      </div>
    </header>
  );
}
