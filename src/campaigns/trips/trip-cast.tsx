import { Link } from "gatsby";
import { characterPath } from "#lib/content/model/pages/paths";
import { Cluster, Panel, Text } from "#src/ui/primitives/elements";
import { Picture } from "#src/ui/primitives/picture/picture";
import * as styles from "./trip-cast.late.module.css";

export function TripCast({ trip }: { trip: Queries.TripPageFragment }) {
  return (
    <section className={styles.section} aria-labelledby="cast">
      <h2 id="cast" className={styles.heading}>
        Whose luggage is this?
      </h2>
      <Cluster as="ul" className={styles.tags}>
        {trip.castMembers.map(({ id, cname, name, cv, posterPicture }) => (
          <Panel as="li" shadow={2} key={id} className={styles.tag} data-character={id}>
            <Picture
              className={styles.face}
              frame={styles.frame}
              image={posterPicture.tag}
              alt=""
              sizes="(min-width: 900px) 228px, 40vw"
            />
            <h3 className={styles.name}>
              <Link className={styles.link} data-stretched="" to={characterPath(cname)}>
                {name}
              </Link>
            </h3>
            <Text size={2} weight={600} className={styles.voice}>
              Voice: {cv}
            </Text>
          </Panel>
        ))}
      </Cluster>
    </section>
  );
}
