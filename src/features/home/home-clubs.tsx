import { graphql, Link } from "gatsby";
import { characterPath } from "../../lib/paths";
import * as styles from "./home-clubs.module.css";

/**
 * All clubs with their members; what a club does is told on its members' pages. The menu's entry
 * "Information" leads here.
 */
export function HomeClubs({ clubs }: { clubs: readonly Queries.HomeClubFragment[] }) {
  return (
    <section id="news" className={styles.section} aria-labelledby="clubs">
      <h2 id="clubs" className={styles.heading}>
        Information: the clubs
      </h2>
      <ul className={styles.list}>
        {clubs.map((club) => (
          <li key={club.key} className={styles.club}>
            <h3 className={styles.name}>{club.title}</h3>
            <ul className={styles.members}>
              {club.members.map((member) => (
                <li key={member.jsonId} data-unit={member.unit}>
                  <Link to={characterPath(member.cname)}>{member.name}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const homeClubFragment = graphql`
  fragment HomeClub on Club {
    key
    title
    members {
      jsonId
      cname
      name
      unit
    }
  }
`;
