import { graphql, Link } from "gatsby";
import { fourPieceIdolPath } from "#lib/content/pages/paths";
import { twoDigits } from "#lib/format/two-digits";
import * as styles from "./character-four-piece.module.css";

/** The way from a profile to the idol's page of the audition, in the colours of the venue. */
export function CharacterFourPiece({ page }: { page: Queries.CharacterFourPieceFragment }) {
  const { slug, number, role, venueRecord } = page;
  return (
    <p className={styles.strip} data-venue={venueRecord.jsonId}>
      <Link className={styles.link} to={fourPieceIdolPath(slug)}>
        <span className={styles.number}>{twoDigits(number)}</span>
        <span>
          In the audition 4piece: {role === "beside" ? "at the side in" : "contestant of"}{" "}
          {venueRecord.name}
        </span>
      </Link>
    </p>
  );
}

export const characterFourPieceFragment = graphql`
  fragment CharacterFourPiece on FourPieceIdol {
    slug
    number
    role
    venueRecord {
      jsonId
      name
    }
  }
`;
