import { chapterAt, type Film } from "../film";
import { VisuallyHidden } from "#src/ui/primitives/visually-hidden/visually-hidden";
import * as styles from "./marks.module.css";

interface MarksProps {
  readonly film: Film;
  readonly frame: number;
  readonly onChapter: (frame: number) => void;
}

/** The chapters as pieces of the reel, each as long as it plays; a press begins it. */
export function Marks({ film, frame, onChapter }: MarksProps) {
  const current = chapterAt(film, frame);
  return (
    <ol className={styles.marks} aria-label="Chapters">
      {film.chapters.map((chapter) => (
        <li
          key={chapter.jsonId}
          className={styles.mark}
          style={{ flexGrow: chapter.lastFrame - chapter.firstFrame + 1 }}
        >
          <button
            className={styles.button}
            type="button"
            aria-current={chapter === current ? "step" : undefined}
            data-past={chapter.lastFrame < frame || undefined}
            onClick={() => onChapter(chapter.firstFrame)}
          >
            <VisuallyHidden>Chapter</VisuallyHidden> <b>{chapter.number}</b>{" "}
            <span className={styles.name}>{chapter.title}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
