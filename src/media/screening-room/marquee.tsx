import * as styles from "./marquee.module.css";

/** The sign over the door, with its lamps. */
export function Marquee({ count }: { count: number }) {
  return (
    <header className={styles.marquee}>
      <div className={styles.sign}>
        <h1 className={styles.title}>Screening room</h1>
        <p className={styles.line}>
          <span>{count} silent films</span>
          <span>Continuous showing</span>
          <span>Shouting permitted</span>
        </p>
      </div>
    </header>
  );
}
