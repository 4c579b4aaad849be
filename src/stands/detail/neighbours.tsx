import { Link } from "gatsby";
import { observer } from "mobx-react-lite";
import { exhibitionPath, exhibitPath } from "#lib/content/pages/paths";
import { useStores } from "#src/data/stores/store-context";
import { galleriesOf } from "../gallery/galleries";
import type { GalleryData } from "../gallery/gallery-data";
import * as styles from "./neighbours.module.css";

interface NeighboursProps {
  readonly id: string;
  readonly data: GalleryData;
}

/** The stands that hang beside one: on the list that was shown last, or among ours. */
export const Neighbours = observer(function Neighbours({ id, data }: NeighboursProps) {
  const store = useStores();
  const shown = galleriesOf(store).latest?.stands;
  const stands = shown?.some((stand) => stand.id === id) ? shown : data.ours;
  const place = stands.findIndex((stand) => stand.id === id);
  const [before, after] = place === -1 ? [] : [stands[place - 1], stands[place + 1]];
  return (
    <nav className={styles.beside} aria-label="Beside this stand">
      {before && (
        // Gatsby would replace the step in the history where only the query differs.
        <Link className={styles.way} to={exhibitPath(before.id)} rel="prev" replace={false}>
          <span className={styles.word}>← To the left</span>
          <bdi className={styles.name}>{before.title}</bdi>
        </Link>
      )}
      <Link className={styles.all} to={exhibitionPath}>
        The exhibition
      </Link>
      {after && (
        <Link className={styles.way} to={exhibitPath(after.id)} rel="next" replace={false}>
          <span className={styles.word}>To the right →</span>
          <bdi className={styles.name}>{after.title}</bdi>
        </Link>
      )}
    </nav>
  );
});
