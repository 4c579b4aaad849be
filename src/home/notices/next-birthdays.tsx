import { Link } from "gatsby";
import { upcomingBirthdays } from "#lib/calendar/upcoming-birthdays";
import { useNow } from "#src/ui/hooks/use-now";
import { Panel } from "#src/ui/primitives/elements";
import { formatBirthday } from "#lib/format/birthday";
import { inDays } from "#lib/format/in-days";
import { characterPath, everybodyPath } from "#lib/content/model/pages/paths";
import * as styles from "./next-birthdays.late.module.css";

/** Number of birthdays; phones show fewer (next-birthdays.late.module.css). */
const SHOWN = 6;

/** The next birthdays from the visitor's day; without scripts a link to all profiles. */
export function NextBirthdays({
  idols,
  skip = 0,
}: {
  idols: readonly Queries.HomeIdolFragment[];
  /** Number of the next birthdays to skip, as they are shown elsewhere. */
  skip?: number;
}) {
  const now = useNow();
  return (
    <Panel as="section" shadow={2} className={styles.calendar} aria-labelledby="birthdays">
      <h3 id="birthdays" className={styles.heading}>
        Next birthdays
      </h3>
      {now ? (
        <ol className={styles.days}>
          {upcomingBirthdays(idols, now)
            .slice(skip, skip + SHOWN)
            .map(({ person: { id, cname, name, unit, profile }, days }) => {
              const [day = "", month = ""] = formatBirthday(profile.birthday).split(" ");
              return (
                <li key={id} className={styles.entry} data-unit={unit}>
                  <Link className={styles.link} to={characterPath(cname)}>
                    <span className={styles.day}>
                      <b>{day}</b> {month.slice(0, 3)}
                    </span>
                    <span className={styles.name}>{name}</span>
                    {days < 2 ? <span className={styles.soon}>{inDays(days)}</span> : null}
                  </Link>
                </li>
              );
            })}
        </ol>
      ) : (
        <p className={styles.wait}>
          Every profile has its birthday: <Link to={everybodyPath}>all characters</Link>.
        </p>
      )}
    </Panel>
  );
}
