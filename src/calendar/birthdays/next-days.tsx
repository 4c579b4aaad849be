import { Link } from "gatsby";
import { upcomingBirthdays } from "#lib/calendar/upcoming-birthdays";
import { characterListPath, characterPath } from "#lib/content/model/pages/paths";
import { formatBirthday } from "#lib/format/birthday";
import { inDays } from "#lib/format/in-days";
import { capital } from "#lib/text/capital";
import type { Person } from "./birth-days";
import { Face } from "./face";
import * as styles from "./next-days.module.css";
import { useToday } from "./use-today";
import { Panel, Section, Stack } from "#src/ui/primitives/elements";

const SHOWN = 6;

/** The next birthdays from the visitor's day. Unknown without scripts. */
export function NextDays({ people }: { people: readonly Person[] }) {
  const today = useToday();
  return (
    <Stack as={Section} gap={4} data-only="screen" id="next" aria-labelledby="next-title">
      <h2 id="next-title">Next</h2>
      {today ? (
        <ol className={styles.list}>
          {upcomingBirthdays(people, today.here)
            .slice(0, SHOWN)
            .map(({ person, days }) => (
              <Panel
                as="li"
                shadow={1}
                key={person.id}
                className={styles.entry}
                data-unit={person.unit}
              >
                <Face person={person} className={styles.face} />
                <p className={styles.words}>
                  <Link className={styles.name} data-stretched="" to={characterPath(person.cname)}>
                    {person.name}
                  </Link>
                  <span>{formatBirthday(person.profile.birthday)}</span>
                  <b>{capital(inDays(days))}</b>
                </p>
              </Panel>
            ))}
        </ol>
      ) : (
        <p className={styles.wait}>
          Who is next depends on the day. The whole year is below, or see{" "}
          <Link to={characterListPath}>all profiles</Link>.
        </p>
      )}
    </Stack>
  );
}
