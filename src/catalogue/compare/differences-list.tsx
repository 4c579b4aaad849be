import * as styles from "./differences-list.module.css";

/** What tells them apart, a sentence each. */
export function DifferencesList({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {sentences.map((sentence) => (
        <li key={sentence} className={styles.sentence}>
          {sentence}
        </li>
      ))}
    </ul>
  );
}
