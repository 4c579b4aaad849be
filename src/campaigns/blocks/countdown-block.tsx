import { graphql } from "gatsby";
import { daysToGo } from "#lib/calendar/days-to-go";
import { formatBirthday } from "#lib/format/birthday";
import { useNow } from "#src/ui/hooks/use-now";
import { Stack, Title } from "#src/ui/primitives/elements";
import * as styles from "./countdown-block.late.module.css";

/** Days until a date. The inline script fills them first (app/boot/inline/count-days.ts). */
export function CountdownBlock({ block }: { block: Queries.CountdownBlockFragment }) {
  const { day, before, during } = block;
  const now = useNow();
  const toGo = now && daysToGo(day, now.getTime());
  return (
    <Stack as="p" gap={4} className={styles.count}>
      <span className={styles.before}>{before} </span>
      <Title
        as="strong"
        outline="raised"
        className={styles.days}
        data-day={toGo ?? day}
        suppressHydrationWarning
      >
        {toGo ?? formatBirthday(day)}
      </Title>
      {/* Visible on the day itself. */}
      <strong className={styles.during}>{during}</strong>
    </Stack>
  );
}

export const countdownBlockFragment = graphql`
  fragment CountdownBlock on CountdownBlock { title day before during }
`;
