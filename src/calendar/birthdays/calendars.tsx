import { BASE, atBase, siteHere } from "#src/data/browser/base-path";
import { useMemo, useState } from "react";
import { type CalendarContents, calendarPath, birthdayUid } from "#lib/calendar/calendar-paths";
import { useMounted } from "#src/ui/hooks/use-mounted";
import type { Person } from "./birth-days";
import { Split } from "#src/ui/primitives/grid/split";
import * as styles from "./calendars.module.css";
import calendarApps from "./calendar-apps.json";
import { observer } from "mobx-react-lite";
import { pickEvents } from "#lib/calendar/pick-events";
import { saveFile } from "#src/data/browser/save-file";
import { useStores } from "#src/data/stores/store-context";
import {
  Button,
  ButtonLink,
  Cluster,
  Panel,
  Section,
  Stack,
  Text,
} from "#src/ui/primitives/elements";
import { Field } from "#src/ui/primitives/field/field";

interface CalendarsProps {
  people: readonly Person[];
  units: readonly { id: string; name: string }[];
}

/** Parses a value of the select: `unit:` or `idol:` and a name; undefined for `all`, and for `mine`, made from all. */
function parseChoice(choice: string): CalendarContents {
  const [kind, name = ""] = choice.split(":");
  if (kind === "unit") return { unit: name };
  return kind === "idol" ? { idol: name } : undefined;
}

/** Birthdays for the visitor's calendar app. Without scripts, links to the files of all characters and of each unit. */
export function Calendars({ people, units }: CalendarsProps) {
  const [choice, setChoice] = useState("all");
  const isMounted = useMounted();
  const unitsWithMembers = useMemo(
    () => units.filter(({ id }) => people.some(({ unit }) => unit === id)),
    [units, people],
  );
  const path = calendarPath(parseChoice(choice));
  return (
    <section
      data-only="screen"
      id="calendars"
      className={styles.calendars}
      aria-labelledby="calendars-title"
    >
      <Section as={Split} className={styles.inner}>
        <Stack gap={4} className={styles.question}>
          <h2 id="calendars-title">In your calendar</h2>
          <p>All day, every year, without an alarm. Whose birthdays would you like?</p>
          {isMounted ? (
            <>
              <Text as="label" weight={800}>
                Calendar of
                <Field
                  as="select"
                  value={choice}
                  onChange={({ target }) => setChoice(target.value)}
                >
                  <option value="all">Everybody</option>
                  <option value="mine">My favourites</option>
                  <optgroup label="A unit">
                    {unitsWithMembers.map(({ id, name }) => (
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
                </Field>
              </Text>
              {choice === "mine" ? (
                <FavoritesCalendar people={people} />
              ) : (
                <Cluster as="p" gap={3}>
                  <ButtonLink
                    as="a"
                    shadow={1}
                    tone="sun"
                    href={`webcal://${window.location.host}${BASE}${path}`}
                  >
                    Subscribe
                  </ButtonLink>
                  <ButtonLink as="a" href={atBase(path)} download>
                    Download
                  </ButtonLink>
                </Cluster>
              )}
              <p className={styles.address}>
                Address for calendars that ask for one: <code>{siteHere() + path}</code>
              </p>
            </>
          ) : (
            <Cluster as="ul" className={styles.files}>
              <li>
                <a href={atBase(calendarPath(undefined))}>Everybody</a>
              </li>
              {unitsWithMembers.map(({ id, name }) => (
                <li key={id}>
                  <a href={atBase(calendarPath({ unit: id }))}>{name}</a>
                </li>
              ))}
            </Cluster>
          )}
        </Stack>
        <HowToSubscribe />
      </Section>
    </section>
  );
}

function HowToSubscribe() {
  return (
    <Stack gap={3}>
      {calendarApps.map(({ name, steps }) => (
        <Panel shadow={1} key={name} className={styles.link}>
          <h3>{name}</h3>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Panel>
      ))}
      <Text weight={700}>
        A subscription follows corrections; a downloaded file stays as it is.
      </Text>
    </Stack>
  );
}

const FILE_NAME = "encore-favourites.ics";

/** Calendar of the favourites, generated here so that they stay private. */
const FavoritesCalendar = observer(function FavoritesCalendar(props: {
  people: readonly Person[];
}) {
  const { people } = props;
  const { units } = useStores();
  const [message, setMessage] = useState("");
  const mine = people.filter(({ id }) => units.isFavorite(id));
  const save = async () => {
    try {
      const response = await fetch(atBase(calendarPath(undefined)));
      if (!response.ok) throw new Error(String(response.status));
      const uids = new Set(mine.map(({ cname }) => birthdayUid(cname)));
      const text = pickEvents(await response.text(), uids, "Birthdays: my favourites · Encore");
      saveFile(new Blob([text], { type: "text/calendar" }), FILE_NAME);
      setMessage(`Saved as ${FILE_NAME}.`);
    } catch {
      setMessage("The calendar could not be loaded. Try again when you are online.");
    }
  };
  return (
    <Stack gap={3} className={styles.mine}>
      <p>
        {mine.length > 0
          ? `${mine.map(({ name }) => name).join(", ")}.`
          : "You have no favourites with a birthday yet: press the heart on a profile."}{" "}
        Your favourites stay on this device, so this one is a file, not a subscription.
      </p>
      {mine.length > 0 && (
        <Button shadow={1} tone="sun" onClick={() => void save()}>
          Download
        </Button>
      )}
      <output>{message}</output>
    </Stack>
  );
});
