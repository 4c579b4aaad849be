import { observer } from "mobx-react-lite";
import { Row, Text, VisuallyHidden } from "#src/ui/primitives/elements";
import type { Playback } from "../../player/playback";
import { chapterAt, type Film } from "../film";
import * as styles from "./marks.module.css";

export const Marks = observer(function Marks({
  film,
  playback,
}: {
  film: Film;
  playback: Playback;
}) {
  const { shown, seek } = playback;
  const current = chapterAt(film, shown);
  return (
    <ol className={styles.marks} aria-label="Chapters">
      {film.chapters.map((chapter) => (
        <li
          key={chapter.id}
          className={styles.mark}
          style={{ flexGrow: chapter.lastFrame - chapter.firstFrame + 1 }}
        >
          <Row
            as="button"
            className={styles.button}
            type="button"
            aria-current={chapter === current ? "step" : undefined}
            data-past={chapter.lastFrame < shown || undefined}
            onClick={() => seek(chapter.firstFrame)}
          >
            <VisuallyHidden>Chapter</VisuallyHidden> <b>{chapter.number}</b>{" "}
            <Text as="span" lines={1} className={styles.name}>
              {chapter.title}
            </Text>
          </Row>
        </li>
      ))}
    </ol>
  );
});
