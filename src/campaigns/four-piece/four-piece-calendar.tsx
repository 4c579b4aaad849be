import { monthNames } from "#lib/format/birthday";
import { Text } from "#src/ui/primitives/elements";
import * as styles from "./four-piece-calendar.late.module.css";
import { firstDayInJapan } from "./parts/runs";

const DAY = 86_400_000;

const SHOWN_MONTHS = monthNames.slice(3, 11);

/** Days of the audition in Japan, to scale, from April to November. */
export function FourPieceCalendar({
  venues,
  began,
  ended,
}: {
  venues: readonly Queries.FourPieceVenueFragment[];
  began: string;
  ended: string;
}) {
  const year = began.slice(0, 4);
  const start = Date.parse(`${year}-04-01`);
  const days = (Date.parse(`${year}-12-01`) - start) / DAY;
  const dayOf = (date: string) => (Date.parse(date) - start) / DAY;
  return (
    <div className={styles.strip} aria-hidden="true">
      <svg className={styles.days} viewBox={`0 0 ${days} 10`} preserveAspectRatio="none">
        <rect
          fill="var(--night-line)"
          x={dayOf(began)}
          y="4"
          width={dayOf(ended) - dayOf(began)}
          height="2"
        />
        <rect fill="var(--white)" x={dayOf(began)} y="1" width="1.5" height="8" />
        <rect fill="var(--white)" x={dayOf(ended)} y="1" width="1.5" height="8" />
        {venues.map(({ id, runs }) => {
          const from = firstDayInJapan(runs);
          const to = runs.find(({ edition }) => edition === "jp")?.end ?? from;
          return (
            <rect
              key={id}
              fill="var(--color1)"
              data-venue={id}
              x={dayOf(from)}
              y="0"
              width={dayOf(to) - dayOf(from) + 1}
              height="10"
            />
          );
        })}
      </svg>
      <ul className={styles.months}>
        {SHOWN_MONTHS.map((month) => (
          <Text as="li" size={2} weight={700} key={month} className={styles.month}>
            {month.slice(0, 3)}
          </Text>
        ))}
      </ul>
    </div>
  );
}
