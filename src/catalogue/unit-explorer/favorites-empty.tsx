import { Heart } from "#src/ui/primitives/heart/heart";
import * as styles from "./favorites-empty.module.css";

/** What the favourites view shows before the first heart: three blank posters, and how it is done. */
export function FavoritesEmpty({ onLeave }: { onLeave: () => void }) {
  return (
    <div className={styles.empty}>
      <ul className={styles.posters} aria-hidden="true">
        {["left", "middle", "right"].map((place) => (
          <li key={place} className={styles.poster}>
            <Heart filled={place === "middle"} />
          </li>
        ))}
      </ul>
      <p className={styles.words}>
        The wall is bare and the tape is ready. Find somebody you cheer for, press{" "}
        <strong>Add to favourites</strong>, and their poster goes up here.
      </p>
      <button type="button" id="leave-favorites" className={styles.button} onClick={onLeave}>
        Go and look around
      </button>
    </div>
  );
}
