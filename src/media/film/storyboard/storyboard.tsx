import { Picture } from "#src/ui/primitives/picture/picture";
import type { Film } from "../film";
import * as styles from "./storyboard.module.css";

interface StoryboardProps {
  readonly film: Film;
  /** Shows the film from a frame on. */
  readonly onChapter: (frame: number) => void;
}

/** The film as a page of a comic: a still of each chapter, its title, its caption. */
export function Storyboard({ film, onChapter }: StoryboardProps) {
  return (
    <section className={styles.board} aria-labelledby="storyboard">
      <h2 id="storyboard" className={styles.heading}>
        The whole story
      </h2>
      <ol className={styles.panels}>
        {film.chapters.map(({ jsonId, number, title, caption, alt, firstFrame, widePicture }) => (
          <li key={jsonId} id={jsonId} className={styles.panel}>
            <div className={styles.still}>
              <Picture
                className={styles.picture}
                image={widePicture.imageData}
                alt={alt}
                sizes="(min-width: 1100px) 620px, (min-width: 700px) 50vw, 92vw"
              />
            </div>
            <b className={styles.number} aria-hidden="true">
              {number}
            </b>
            <div className={styles.text}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.caption}>{caption}</p>
              <button
                className={styles.play}
                type="button"
                aria-label={`Show from here: ${title}`}
                onClick={() => onChapter(firstFrame)}
              >
                Show from here
              </button>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
