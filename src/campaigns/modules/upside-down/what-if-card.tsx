import { Link } from "gatsby";
import { Picture } from "#src/ui/primitives/picture/picture";
import { characterPath } from "#lib/content/pages/paths";
import * as styles from "./what-if-card.module.css";
import type { WhatIf } from "./what-ifs";

interface WhatIfCardProps {
  card: WhatIf;
  character: Queries.UpsideDownCharacterFragment | undefined;
  isUpright: boolean;
}

/** A world that is none. It hangs on its head, its poster turned to the wall, until its turn comes. */
export function WhatIfCard({ card, character, isUpright }: WhatIfCardProps) {
  return (
    <article
      className={styles.card}
      data-character={card.character}
      data-upright={isUpright ? "" : undefined}
    >
      {character ? (
        <div className={styles.poster}>
          <Picture
            className={styles.picture}
            image={character.posterPicture.card}
            alt=""
            sizes="(min-width: 1100px) 290px, (min-width: 620px) 45vw, 88vw"
          />
        </div>
      ) : null}
      <div className={styles.words}>
        <h3 className={styles.title}>{card.title}</h3>
        <p>{card.text}</p>
        {character ? (
          <p>
            <Link to={characterPath(character.cname)}>The real {character.name}</Link>
          </p>
        ) : null}
      </div>
    </article>
  );
}
