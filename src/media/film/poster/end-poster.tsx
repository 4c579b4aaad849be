import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture } from "#src/ui/primitives/picture/picture";
import * as styles from "./end-poster.module.css";

/** The poster of the film, to be saved. */
export function EndPoster({ title, image }: { title: string; image: IGatsbyImageData }) {
  return (
    <section className={styles.wall} aria-labelledby="poster">
      <div className={styles.sheet}>
        <Picture
          className={styles.picture}
          image={image}
          alt={`The poster of “${title}”.`}
          sizes="(min-width: 900px) 440px, 80vw"
        />
      </div>
      <div className={styles.text}>
        <h2 id="poster" className={styles.heading}>
          Take the poster home
        </h2>
        <p>
          The end of the film on a sheet of paper, for the wall above the desk. You can save the
          frame on the screen too, with the arrow button below the picture.
        </p>
        <a className={styles.save} href={image.images.fallback?.src} download>
          Save the poster
        </a>
      </div>
    </section>
  );
}
