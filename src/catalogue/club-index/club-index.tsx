import { Link } from "gatsby";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { unitsPath } from "#lib/content/pages/paths";
import { ClubFlyer } from "./club-flyer";
import * as styles from "./club-index.module.css";

/** All clubs: a board on which each has pinned its flyer. */
export function ClubIndex({ data }: { data: Queries.ClubListPageQuery }) {
  const clubs = data.allClub.nodes;
  return (
    <div className={styles.board}>
      <header className={styles.head}>
        <h1 className={styles.title}>Clubs</h1>
        <p className={styles.lead}>
          {clubs.length} flyers on one board. Units share a stage; clubs share a hobby, and mix
          everybody up. <Link to={unitsPath}>To the units</Link>
        </p>
      </header>
      <LateSheets />
      <ul className={styles.flyers}>
        {clubs.map((club) => (
          <li key={club.key}>
            <ClubFlyer club={club} />
          </li>
        ))}
      </ul>
    </div>
  );
}
