import { graphql } from "gatsby";
import { PosterCard } from "#src/ui/records/poster-card/poster-card";
import * as styles from "./cast-block.late.module.css";
import { Cluster, Tag } from "#src/ui/primitives/elements";

const SIZES: Record<string, string> = {
  cards: "(min-width: 900px) 270px, 44vw",
  row: "(min-width: 900px) 200px, 42vw",
  versus: "(min-width: 900px) 300px, 44vw",
  badges: "150px",
  zigzag: "(min-width: 900px) 340px, 40vw",
  scroll: "(min-width: 900px) 230px, 38vw",
};

export function CastBlock({ block }: { block: Queries.CastBlockFragment }) {
  const look = block.look ?? "cards";
  return (
    <Cluster as="ul" className={styles.members} data-look={look}>
      {block.members.map(({ characterRecord, part, about }) => (
        <li key={characterRecord.id} className={styles.member}>
          <PosterCard character={characterRecord} sizes={SIZES[look] ?? "44vw"} as="h3" />
          <div className={styles.beside}>
            {part ? <Tag className={styles.part}>{part}</Tag> : null}
            {about ? <p className={styles.about}>{about}</p> : null}
          </div>
        </li>
      ))}
    </Cluster>
  );
}

export const castBlockFragment = graphql`
  fragment CastBlock on CastBlock {
    title intro look
    members {
      part about
      characterRecord { ...PosterCard }
    }
  }
`;
