import * as styles from "./heart.module.css";

export function Heart({ filled = true }: { filled?: boolean }) {
  return (
    <svg
      className={filled ? `${styles.heart} ${styles.filled}` : styles.heart}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
    >
      <path d="M12 21C5 15.6 2 12.2 2 8.3 2 5.2 4.4 3 7.2 3 9.2 3 11 4 12 5.9 13 4 14.8 3 16.8 3 19.6 3 22 5.2 22 8.3c0 3.9-3 7.3-10 12.7Z" />
    </svg>
  );
}
