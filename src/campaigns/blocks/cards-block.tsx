import { graphql } from "gatsby";
import { MemberChips } from "#src/ui/records/member-chip/member-chip";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import * as styles from "./cards-block.late.module.css";
import { Grid } from "#src/ui/primitives/grid/grid";
import { Panel, Title } from "#src/ui/primitives/elements";

export function CardsBlock({ block }: { block: Queries.CardsBlockFragment }) {
  return (
    <Grid className={styles.cards} data-look={block.look ?? "grid"}>
      {block.cards.map(({ title: name, titleJa, label, about, memberRecords, target }) => (
        <Panel as="li" shadow={2} key={name} className={styles.card}>
          {label ? <p className={styles.label}>{label}</p> : null}
          <Title as="h3" size={3} className={styles.name}>
            {target ? <SiteLink target={target}>{name}</SiteLink> : name}
          </Title>
          <Japanese className={styles.original} text={titleJa} />
          <p>{about}</p>
          {memberRecords && <MemberChips className={styles.members} characters={memberRecords} />}
        </Panel>
      ))}
    </Grid>
  );
}

export const cardsBlockFragment = graphql`
  fragment CardsBlock on CardsBlock {
    title intro look
    cards {
      title titleJa label about target
      memberRecords { ...MemberChip }
    }
  }
`;
