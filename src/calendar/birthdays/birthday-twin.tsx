import { Link } from "gatsby";
import { useState } from "react";
import { birthdayTwins } from "#lib/calendar/birthday-twins";
import { characterPath } from "#lib/content/model/pages/paths";
import { formatBirthday, monthNames } from "#lib/format/birthday";
import { useMounted } from "#src/ui/hooks/use-mounted";
import { twoDigits } from "#lib/format/two-digits";
import type { Person } from "./birth-days";
import * as styles from "./birthday-twin.module.css";
import { Face } from "./face";
import { Panel, Stack, Title } from "#src/ui/primitives/elements";
import { Field } from "#src/ui/primitives/field/field";

const daysIn = (month: number) => new Date(Date.UTC(2024, month, 0)).getUTCDate();

/** Characters born on the visitor's day, which is not stored, not even in the address. */
export function BirthdayTwin({ people }: { people: readonly Person[] }) {
  const [month, setMonth] = useState(0);
  const [date, setDate] = useState(0);
  const isMounted = useMounted();
  const days = Array.from({ length: daysIn(month || 1) }, (_, index) => String(index + 1));
  const isComplete = month > 0 && date > 0 && date <= daysIn(month);
  const day = `${twoDigits(month)}-${twoDigits(date)}`;
  const twins = isComplete ? birthdayTwins(people, day) : [];
  return (
    <Stack as="section" gap={4} id="twin" className={styles.twin} aria-labelledby="twin-title">
      <Title size={4} id="twin-title">
        Your birthday twin
      </Title>
      {isMounted ? (
        <Stack gap={3} className={styles.fields}>
          <Choice label="Month" names={monthNames} value={month} onChoose={setMonth} />
          <Choice label="Day" names={days} value={date} onChoose={setDate} />
        </Stack>
      ) : (
        <p>Choosing a day needs JavaScript. The list of the whole year shows each day.</p>
      )}
      <Stack gap={3} aria-live="polite">
        {twins.length > 0 && (
          <p className={styles.message}>{headline(twins[0]?.daysBetween ?? 0, day)}</p>
        )}
        <Stack as="ul" gap={3}>
          {twins.map(({ person, daysBetween }) => (
            <Panel as="li" key={person.id} className={styles.entry} data-unit={person.unit}>
              <Face person={person} className={styles.face} />
              <p className={styles.words}>
                <Link className={styles.name} data-stretched="" to={characterPath(person.cname)}>
                  {person.name}
                </Link>
                <span>{formatBirthday(person.profile.birthday)}</span>
                {daysBetween > 0 && (
                  <b>{daysBetween === 1 ? "one day apart" : `${daysBetween} days apart`}</b>
                )}
              </p>
            </Panel>
          ))}
        </Stack>
      </Stack>
      {isMounted && <p className={styles.note}>The day is not stored or sent.</p>}
    </Stack>
  );
}

interface ChoiceProps {
  label: string;
  names: readonly string[];
  value: number;
  onChoose: (value: number) => void;
}

function Choice({ label, names, value, onChoose }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <Field as="select" value={value} onChange={({ target }) => onChoose(Number(target.value))}>
        {["–", ...names].map((name, number) => (
          <option key={name} value={number}>
            {name}
          </option>
        ))}
      </Field>
    </label>
  );
}

const headline = (apart: number, day: string) =>
  apart === 0
    ? `Born on ${formatBirthday(day)}, too:`
    : `No one here was born on ${formatBirthday(day)}. The nearest:`;
