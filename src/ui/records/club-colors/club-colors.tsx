import { graphql } from "gatsby";
import * as styles from "./club-colors.module.css";

/** The flag of a club: a stripe in the colour of each member. */
export function ClubColors({ members }: { members: readonly Queries.ClubColorsFragment[] }) {
  return (
    <span className={styles.flag} aria-hidden="true">
      {members.map(({ jsonId }) => (
        <span key={jsonId} className={styles.stripe} data-character={jsonId} />
      ))}
    </span>
  );
}

export const clubColorsFragment = graphql`
  fragment ClubColors on Character {
    jsonId
  }
`;
