import { Link } from "gatsby";
import { characterPath } from "#lib/content/pages/paths";
import { Picture } from "#src/ui/primitives/picture/picture";
import type { RankedIdol } from "./sorter-idol";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as styles from "./ranking-list.module.css";

/** Everybody who has a place. */
export function RankingList({ ranking }: { ranking: readonly RankedIdol[] }) {
  return (
    <section className={styles.section} aria-labelledby="ranking">
      <h2 id="ranking">From first to last</h2>
      <ol className={styles.list}>
        {ranking.map(({ person, place }) => (
          <li
            key={person.jsonId}
            className={styles.row}
            data-unit={person.unitRecord.jsonId}
            value={place}
          >
            <b className={styles.place}>{place}</b>
            <span className={styles.face}>
              <Picture image={person.facePicture.small} alt="" sizes="52px" />
            </span>
            <span className={styles.words}>
              <Link className={letters.heavy} to={characterPath(person.cname)}>
                {person.name}
              </Link>
              <span className={styles.unit}>{person.unitRecord.name}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
