import { graphql } from "gatsby";
import { MemberChips } from "#src/ui/records/member-chip/member-chip";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import * as letters from "#src/ui/primitives/letters.module.css";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import * as styles from "./cards-block.late.module.css";

/** Several things of one kind, side by side. */
export function CardsBlock({ block }: { block: Queries.CardsBlockFragment }) {
  return (
    <ul className={styles.cards} data-look={block.look ?? "grid"}>
      {block.cards.map(({ title: name, titleJa, label, about, memberRecords, target }) => (
        <li key={name} className={styles.card}>
          {label ? <p className={styles.label}>{label}</p> : null}
          <h3 className={styles.name}>
            {target ? <SiteLink target={target}>{name}</SiteLink> : name}
          </h3>
          <Japanese className={letters.bold} text={titleJa} />
          <p>{about}</p>
          {memberRecords && <MemberChips className={styles.members} characters={memberRecords} />}
        </li>
      ))}
    </ul>
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
