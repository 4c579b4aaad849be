import { graphql, Link } from "gatsby";
import { Picture } from "#src/ui/primitives/picture/picture";
import { unitPath, fourPieceIdolPath } from "#lib/content/model/pages/paths";
import { Paragraphs } from "#src/ui/primitives/paragraphs/paragraphs";
import * as styles from "./character-audition.late.module.css";
import { twoDigits } from "#lib/format/two-digits";
import { Panel, Row, Section } from "#src/ui/primitives/elements";
import { Split } from "#src/ui/primitives/grid/split";

export function CharacterAudition({ audition }: { audition: Queries.CharacterAuditionFragment }) {
  return (
    <section
      className={styles.audition}
      data-unit="4piece"
      id="audition"
      aria-labelledby="audition-catch"
    >
      <Section as={Split} className={styles.inner}>
        <Picture
          className={styles.poster}
          image={audition.posterPicture.imageData}
          alt={`Audition poster of ${audition.name}, drawn by Encore`}
          sizes="(min-width: 900px) 300px, 60vw"
        />
        <div>
          <p className={styles.eyebrow}>
            Before the debut: <Link to={unitPath("4piece")}>4piece</Link>
          </p>
          <h2 id="audition-catch" className={styles.catchphrase}>
            {audition.catch}
          </h2>
          <Paragraphs className={styles.text} text={audition.text} />
          <p className={styles.recruit}>{audition.recruitText}</p>
        </div>
      </Section>
    </section>
  );
}

export const characterAuditionFragment = graphql`
  fragment CharacterAudition on Character {
    name catch text recruitText
    posterPicture { imageData }
  }
`;

/** Link to the idol's page of the audition, in the colours of the venue. */
export function CharacterFourPiece({ page }: { page: Queries.CharacterFourPieceFragment }) {
  const { slug, number, role, venueRecord } = page;
  return (
    <p className={styles.action} data-venue={venueRecord.id}>
      <Row as={Link} className={styles.link} to={fourPieceIdolPath(slug)}>
        <Panel as="span" className={styles.number}>
          {twoDigits(number)}
        </Panel>
        <span>
          {`In the audition 4piece: ${role === "beside" ? "at the side in" : "contestant of"} ${venueRecord.name}`}
        </span>
      </Row>
    </p>
  );
}

export const characterFourPieceFragment = graphql`
  fragment CharacterFourPiece on FourPieceIdol {
    slug number role
    venueRecord { id: jsonId name }
  }
`;
