import { Link } from "gatsby";
import { VisuallyHidden } from "#src/ui/primitives/visually-hidden/visually-hidden";
import { characterPath } from "#lib/content/pages/paths";
import type { Film, Player } from "./screening-catalogue";
import { Still } from "./still";
import * as styles from "./storyboard.module.css";

/** A film to be read: its cards and pictures on a strip of film, which is folded in at first. */
export function Storyboard({ film, cast }: { film: Film; cast: readonly Player[] }) {
  return (
    <details className={styles.storyboard}>
      <summary className={styles.open}>
        Storyboard<VisuallyHidden> of {film.title}</VisuallyHidden>
      </summary>
      <ol className={styles.strip}>
        {film.opening ? <li className={styles.card}>{film.opening}</li> : null}
        {cast.map(({ id, name, cname, catch: line, posterPicture }) => (
          <li key={id} className={styles.shot}>
            <Still className={styles.still} image={posterPicture.imageData} />
            <Link className={styles.name} to={characterPath(cname)}>
              {name}
            </Link>
            <p className={styles.line}>{line}</p>
          </li>
        ))}
        {film.ending ? <li className={styles.card}>{film.ending}</li> : null}
      </ol>
    </details>
  );
}
