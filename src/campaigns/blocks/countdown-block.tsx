import { graphql } from "gatsby";
import { daysUntil } from "#lib/calendar/days-until";
import { formatBirthday, formatDate } from "#lib/format/birthday";
import { useNow } from "#src/ui/hooks/use-now";
import * as styles from "./countdown-block.module.css";

/** How many days it is until a day. What day it is is known in the browser only. */
export function CountdownBlock({ block }: { block: Queries.CountdownBlockFragment }) {
  const { day, before, during, after } = block;
  const now = useNow();
  const days = now && daysUntil(day, now);
  const named = day.length > 5 ? formatDate(day) : formatBirthday(day);
  return (
    <p className={styles.count}>
      {days === undefined || days > 0 ? (
        <>
          <strong className={days === undefined ? styles.day : styles.number}>
            {days ?? named}
          </strong>
          <span className={styles.words}>
            {days === 1 ? "day " : days === undefined ? "" : "days "}
            {before}
          </span>
        </>
      ) : (
        <strong className={styles.now}>{days === 0 ? during : after}</strong>
      )}
    </p>
  );
}

export const countdownBlockFragment = graphql`
  fragment CountdownBlock on CountdownBlock { title day before during after }
`;
