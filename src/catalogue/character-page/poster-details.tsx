import { Picture } from "#src/ui/primitives/picture/picture";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./poster-details.module.css";

const CAPTIONS = ["Close-up", "The details", "The print"] as const;

/** Three details of the poster (`videoPic`, SPEC section 3). */
export function PosterDetails({ character }: { character: Queries.CharacterPageFragment }) {
  return (
    <section className={styles.details} aria-label="Poster details">
      <ul className={styles.row}>
        {character.detailPictures.map((picture, place) => (
          <li key={picture.key}>
            <figure className={shapes.anchor}>
              <Picture
                className={styles.picture}
                image={picture.imageData}
                alt={`${CAPTIONS[place]}, a detail of the poster of ${character.name}`}
                sizes="(min-width: 700px) 380px, 90vw"
              />
              <figcaption className={styles.caption}>{CAPTIONS[place]}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
