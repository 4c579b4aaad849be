import { daysToGo } from "#lib/calendar/days-to-go";
import { Confetti } from "#src/ui/primitives/confetti/confetti";
import { useNow } from "#src/ui/hooks/use-now";
import * as styles from "./birthday-sign.module.css";

/** What a profile hangs out on the birthday, once the day is known: app/boot/inline/count-days.ts does the same. */
export function BirthdaySign({ birthday }: { birthday: string }) {
  const now = useNow();
  const isToday = now !== undefined && daysToGo(birthday, now.getTime()) === "today";
  return (
    <div className={styles.sign} data-party hidden={!isToday}>
      <Confetti />
      <p className={styles.words}>Today: happy birthday!</p>
    </div>
  );
}
