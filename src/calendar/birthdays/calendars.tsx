import { useMemo, useState } from "react";
import { type CalendarOf, calendarPath } from "#lib/calendar/calendar-paths";
import { useMounted } from "#src/ui/hooks/use-mounted";
import type { Person } from "./born-in";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as inputs from "#src/ui/primitives/inputs.module.css";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./calendars.module.css";
import { FavoritesCalendar } from "./favorites-calendar";
import { HowToSubscribe } from "./how-to-subscribe";

interface CalendarsProps {
  people: readonly Person[];
  units: readonly { jsonId: string; name: string }[];
}

/** The choice of the select: `all`, `mine`, `unit:` or `idol:` and a name. */
function ofChoice(choice: string): CalendarOf {
  const [kind, name = ""] = choice.split(":");
  if (kind === "unit") return { unit: name };
  return kind === "idol" ? { idol: name } : undefined;
}

/** Birthdays in the visitor's own calendar. Without scripts the files of everybody and of each unit are links. */
export function Calendars({ people, units }: CalendarsProps) {
  const [choice, setChoice] = useState("all");
  const isLive = useMounted();
  const withMembers = useMemo(
    () => units.filter(({ jsonId }) => people.some(({ unit }) => unit === jsonId)),
    [units, people],
  );
  const path = calendarPath(ofChoice(choice));
  return (
    <section id="calendars" className={styles.calendars} aria-labelledby="calendars-title">
      <div className={styles.inner}>
        <div className={styles.choose}>
          <h2 id="calendars-title">In your calendar</h2>
          <p>All day, every year, without an alarm. Whose birthdays shall it have?</p>
          {isLive ? (
            <>
              <label className={letters.heavy}>
                Calendar of
                <select
                  className={inputs.field}
                  value={choice}
                  onChange={({ target }) => setChoice(target.value)}
                >
                  <option value="all">Everybody</option>
                  <option value="mine">My favourites</option>
                  <optgroup label="A unit">
                    {withMembers.map(({ jsonId, name }) => (
                      <option key={jsonId} value={`unit:${jsonId}`}>
                        {name}
                      </option>
                    ))}
                  </optgroup>
                  <optgroup label="One idol">
                    {people.map(({ jsonId, cname, name }) => (
                      <option key={jsonId} value={`idol:${cname}`}>
                        {name}
                      </option>
                    ))}
                  </optgroup>
                </select>
              </label>
              {choice === "mine" ? (
                <FavoritesCalendar people={people} />
              ) : (
                <p className={shapes.cluster3}>
                  <a className={styles.subscribe} href={`webcal://${window.location.host}${path}`}>
                    Subscribe
                  </a>
                  <a className={shapes.button} href={path} download>
                    Download
                  </a>
                </p>
              )}
              <p className={styles.address}>
                Address for calendars that ask for one: <code>{window.location.origin + path}</code>
              </p>
            </>
          ) : (
            <ul className={styles.files}>
              <li>
                <a href={calendarPath(undefined)}>Everybody</a>
              </li>
              {withMembers.map(({ jsonId, name }) => (
                <li key={jsonId}>
                  <a href={calendarPath({ unit: jsonId })}>{name}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <HowToSubscribe />
      </div>
    </section>
  );
}
