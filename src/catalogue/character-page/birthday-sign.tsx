import { Confetti } from "#src/ui/primitives/confetti/confetti";
import * as styles from "./birthday-sign.module.css";

/** What a profile hangs out on the birthday: shown where the page marks the day (`data-birthday="today"`). */
export function BirthdaySign() {
  return (
    <div className={styles.sign}>
      <Confetti />
      <p className={styles.words}>Today: happy birthday!</p>
    </div>
  );
}
