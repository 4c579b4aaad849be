import { Link } from "gatsby";
import { Picture } from "#src/ui/primitives/picture/picture";
import { characterPath } from "#lib/content/pages/paths";
import * as styles from "./world-card.module.css";

interface WorldCardProps {
  world: Queries.ModuleWorldFragment;
  isUpright: boolean;
}

/** A world that is none. It hangs on its head, its poster turned to the wall, until its turn comes. */
export function WorldCard({ world, isUpright }: WorldCardProps) {
  const { title, about, characterRecord: character } = world;
  return (
    <article
      className={styles.card}
      data-character={character.jsonId}
      data-upright={isUpright ? "" : undefined}
    >
      <div className={styles.poster}>
        <Picture
          className={styles.picture}
          image={character.posterPicture.card}
          alt=""
          sizes="(min-width: 1100px) 290px, (min-width: 620px) 45vw, 88vw"
        />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p>{about}</p>
        <p>
          <Link to={characterPath(character.cname)}>The real {character.name}</Link>
        </p>
      </div>
    </article>
  );
}
