import { BASE, atBase, siteHere } from "#src/data/browser/base-path";
import { useMemo, useState } from "react";
import { type CalendarOf, calendarPath, birthdayUid } from "#lib/calendar/calendar-paths";
import { useMounted } from "#src/ui/hooks/use-mounted";
import type { Person } from "./born-in";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as inputs from "#src/ui/primitives/inputs.module.css";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./calendars.module.css";
import ways from "./calendar-apps.json";
import { observer } from "mobx-react-lite";
import { pickEvents } from "#lib/calendar/pick-events";
import { saveFile } from "#src/data/browser/save-file";
import { useStores } from "#src/data/stores/store-context";

interface CalendarsProps {
  people: readonly Person[];
  units: readonly { id: string; name: string }[];
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
    () => units.filter(({ id }) => people.some(({ unit }) => unit === id)),
    [units, people],
  );
  const path = calendarPath(ofChoice(choice));
  return (
    <section
      data-only="screen"
      id="calendars"
      className={styles.calendars}
      aria-labelledby="calendars-title"
    >
      <div className={styles.inner}>
        <div className={`${shapes.stack4} ${shapes.upper}`}>
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
                    {withMembers.map(({ id, name }) => (
                      <option key={id} value={`unit:${id}`}>
                        {name}
                      </option>
                    ))}
                  </optgroup>
                  <optgroup label="One idol">
                    {people.map(({ id, cname, name }) => (
                      <option key={id} value={`idol:${cname}`}>
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
                  <a
                    className={`${shapes.button} ${shapes.shadow1} ${shapes.sun}`}
                    href={`webcal://${window.location.host}${BASE}${path}`}
                  >
                    Subscribe
                  </a>
                  <a className={shapes.button} href={atBase(path)} download>
                    Download
                  </a>
                </p>
              )}
              <p className={styles.address}>
                Address for calendars that ask for one: <code>{siteHere() + path}</code>
              </p>
            </>
          ) : (
            <ul className={styles.files}>
              <li>
                <a href={atBase(calendarPath(undefined))}>Everybody</a>
              </li>
              {withMembers.map(({ id, name }) => (
                <li key={id}>
                  <a href={atBase(calendarPath({ unit: id }))}>{name}</a>
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

function HowToSubscribe() {
  return (
    <div className={shapes.stack3}>
      {ways.map(({ name, steps }) => (
        <div key={name} className={styles.way}>
          <h3>{name}</h3>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      ))}
      <p className={letters.bold}>
        A subscription follows corrections; a downloaded file stays as it is.
      </p>
    </div>
  );
}

const FILE_NAME = "encore-favourites.ics";

/** A calendar of the visitor's favourites, put together here: nobody else learns who they are. */
const FavoritesCalendar = observer(function FavoritesCalendar(props: {
  people: readonly Person[];
}) {
  const { people } = props;
  const { units } = useStores();
  const [message, setMessage] = useState("");
  const mine = people.filter(({ id }) => units.isFavorite(id));
  const save = async () => {
    try {
      const answer = await fetch(atBase(calendarPath(undefined)));
      if (!answer.ok) throw new Error(String(answer.status));
      const uids = new Set(mine.map(({ cname }) => birthdayUid(cname)));
      const text = pickEvents(await answer.text(), uids, "Birthdays: my favourites · Encore");
      saveFile(new Blob([text], { type: "text/calendar" }), FILE_NAME);
      setMessage(`Saved as ${FILE_NAME}.`);
    } catch {
      setMessage("The calendar could not be loaded. Try again when you are online.");
    }
  };
  return (
    <div className={styles.mine}>
      <p>
        {mine.length > 0
          ? `${mine.map(({ name }) => name).join(", ")}.`
          : "You have no favourites with a birthday yet: press the heart on a profile."}{" "}
        Your favourites stay on this device, so this one is a file, not a subscription.
      </p>
      {mine.length > 0 && (
        <button
          className={`${shapes.button} ${shapes.shadow1} ${shapes.sun}`}
          type="button"
          onClick={() => void save()}
        >
          Download
        </button>
      )}
      <output>{message}</output>
    </div>
  );
});
