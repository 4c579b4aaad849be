import { Link } from "gatsby";
import { characterPath } from "#lib/content/model/pages/paths";
import { Picture } from "#src/ui/primitives/picture/picture";
import { Cluster } from "#src/ui/primitives/elements";
import type { Film, Performer } from "./screening-catalogue";
import * as styles from "./storyboard.module.css";

export function Storyboard({ film, cast }: { film: Film; cast: readonly Performer[] }) {
  return (
    <div className={styles.film}>
      <Cluster as="ol" className={styles.strip} data-printed="">
        {film.opening ? <li className={styles.card}>{film.opening}</li> : null}
        {cast.map(({ id, name, cname, catch: line, actingPicture }) => (
          <li key={id} className={styles.shot}>
            <Picture
              className={styles.still}
              frame={styles.frame}
              image={actingPicture.imageData}
              alt=""
              // On phones smaller than shown (44vw): flat colours hide it, and it saves bytes.
              sizes="(min-width: 900px) 190px, 34vw"
            />
            <Link className={styles.name} to={characterPath(cname)}>
              {name}
            </Link>
            <p className={styles.line}>{line}</p>
          </li>
        ))}
        {film.ending ? <li className={styles.card}>{film.ending}</li> : null}
      </Cluster>
    </div>
  );
}
