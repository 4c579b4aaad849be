import * as styles from "./club-colors.module.css";

/** Flag of a club: a stripe in the colour of each member. */
export function ClubColors({ members }: { members: readonly { id: number }[] }) {
  return (
    <span className={styles.flag} aria-hidden="true">
      {members.map(({ id }) => (
        <span key={id} className={styles.stripe} data-character={id} />
      ))}
    </span>
  );
}
