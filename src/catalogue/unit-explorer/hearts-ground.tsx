import * as styles from "./favorites-stage.module.css";

/** The printed ground of the favourites: rows of hearts. */
export function HeartsGround() {
  return (
    <svg className={styles.ground} width="100%" height="100%" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="hearts" width="84" height="84" patternUnits="userSpaceOnUse">
          <path d="M21 34C12 27 8 22.5 8 17.4a6.8 6.8 0 0 1 13-3.2 6.8 6.8 0 0 1 13 3.2C34 22.5 30 27 21 34ZM63 76C54 69 50 64.5 50 59.4a6.8 6.8 0 0 1 13-3.2 6.8 6.8 0 0 1 13 3.2C76 64.5 72 69 63 76Z" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#hearts)" />
    </svg>
  );
}
