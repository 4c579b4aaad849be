import { Link } from "gatsby";
import { characterPath } from "#lib/content/pages/paths";
import { Picture } from "#src/ui/primitives/picture/picture";
import type { RankedIdol } from "./sorter-idol";
import * as styles from "./podium.module.css";

/** The first three on their blocks. */
export function Podium({ ranking }: { ranking: readonly RankedIdol[] }) {
  return (
    <ol className={styles.podium} aria-label="Podium">
      {ranking.slice(0, 3).map(({ person, place }, at) => (
        <li
          key={person.jsonId}
          className={styles.step}
          data-step={at + 1}
          data-unit={person.unitRecord.jsonId}
        >
          <div className={styles.poster}>
            <Picture
              image={person.posterPicture.imageData}
              alt=""
              sizes="(min-width: 900px) 280px, 30vw"
            />
          </div>
          <div className={styles.block}>
            <b className={styles.place}>{place}</b>
            <Link className={styles.name} to={characterPath(person.cname)}>
              {person.name}
            </Link>
          </div>
        </li>
      ))}
    </ol>
  );
}
