import { Link } from "gatsby";
import { clubsPath } from "#lib/content/pages/paths";
import { ClubPass } from "./club-pass";
import * as styles from "./club-passes.module.css";

/** A pass for each club; pressed, it shows who belongs to the club, without scripts as well. */
export function ClubPasses({ clubs }: { clubs: readonly Queries.HomeClubFragment[] }) {
  return (
    <section aria-labelledby="clubs">
      <h3 id="clubs" className={styles.heading}>
        <Link to={clubsPath}>{clubs.length} clubs</Link>{" "}
        <span>Choose a club to see its members</span>
      </h3>
      <ul className={styles.passes}>
        {clubs.map((club) => (
          <li key={club.key}>
            <ClubPass club={club} />
          </li>
        ))}
      </ul>
    </section>
  );
}
