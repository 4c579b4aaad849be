import { Link } from "gatsby";
import { Picture } from "#src/ui/primitives/picture/picture";
import { characterPath } from "#lib/content/pages/paths";
import * as styles from "./trip-cast.module.css";

/** Those who travel, as the labels on their luggage; each leads to a profile. */
export function TripCast({ trip }: { trip: Queries.TripPageFragment }) {
  return (
    <section className={styles.section} aria-labelledby="cast">
      <h2 id="cast" className={styles.heading}>
        Whose luggage is this?
      </h2>
      <ul className={styles.tags}>
        {trip.castMembers.map(({ jsonId, cname, name, cv, posterPicture }) => (
          <li key={jsonId} className={styles.tag} data-character={jsonId}>
            <Picture
              className={styles.face}
              frame={styles.frame}
              image={posterPicture.tag}
              alt=""
              sizes="(min-width: 900px) 228px, 40vw"
            />
            <h3 className={styles.name}>
              <Link className={styles.link} to={characterPath(cname)}>
                {name}
              </Link>
            </h3>
            <p className={styles.voice}>Voice: {cv}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
