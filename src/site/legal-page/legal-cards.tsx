import { legalPath } from "#lib/content/model/pages/paths";
import { Card, CardLink } from "#src/ui/primitives/card/card";
import { Section, Stack, Title } from "#src/ui/primitives/elements";
import * as styles from "./legal-cards.late.module.css";
import * as colors from "./legal-colors.module.css";
import { LegalMotif } from "./legal-motif";

interface LegalCardsProps {
  pages: readonly { slug: string; title: string }[];
  isOnRulesPage: boolean;
}

export function LegalCards({ pages, isOnRulesPage }: LegalCardsProps) {
  return (
    <nav data-only="screen" className={styles.cards} aria-labelledby="house-rules">
      <Section as="div">
        <Title size={4} id="house-rules">
          {isOnRulesPage ? "The other house rules" : "House rules"}
        </Title>
        <Stack as="ul" className={styles.list}>
          {pages.map(({ slug, title }) => (
            <Card as="li" className={styles.item} key={slug}>
              <div className={`${styles.picture} ${colors.colors}`} data-legal={slug}>
                <LegalMotif slug={slug} />
              </div>
              <CardLink className={styles.link} to={legalPath(slug)}>
                {title}
              </CardLink>
            </Card>
          ))}
        </Stack>
      </Section>
    </nav>
  );
}
