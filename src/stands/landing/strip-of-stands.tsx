import { Link } from "gatsby";
import type { StandKit } from "#lib/stand/document/kit";
import { exhibitionPath, exhibitPath } from "#lib/content/pages/paths";
import * as card from "../gallery/stand-card.module.css";
import { StandScene } from "../scene/stand-scene";
import type { Stand } from "../stand";
import * as styles from "./strip-of-stands.module.css";

/** A wall of the exhibition, scrolled sideways. */
export function StripOfStands({ stands, kit }: { stands: readonly Stand[]; kit: StandKit }) {
  return (
    <section className={styles.wall} aria-labelledby="hanging">
      <div className={styles.caption}>
        <h2 id="hanging">Hanging now</h2>
        <Link className={styles.all} to={exhibitionPath}>
          The whole exhibition
        </Link>
      </div>
      <ul className={styles.row}>
        {stands.map(({ id, title, author, unit, drawing }) => (
          <li key={id} className={styles.card} data-unit={unit}>
            <div className={styles.frame}>
              {drawing && <StandScene stand={drawing} kit={kit} />}
            </div>
            <div className={styles.plate}>
              <h3 className={card.title}>
                <Link className={card.link} to={exhibitPath(id)}>
                  {title}
                </Link>
              </h3>
              {author && <p className={card.author}>{author}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
