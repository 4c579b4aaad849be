import * as styles from "./club-colors.module.css";

/** The flag of a club: a stripe in the colour of each member. */
export function ClubColors({ members }: { members: readonly { jsonId: number }[] }) {
  return (
    <span className={styles.flag} aria-hidden="true">
      {members.map(({ jsonId }) => (
        <span key={jsonId} className={styles.stripe} data-character={jsonId} />
      ))}
    </span>
  );
}
