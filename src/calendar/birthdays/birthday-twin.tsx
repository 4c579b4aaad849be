import { Link } from "gatsby";
import { useState } from "react";
import { birthdayTwins } from "#lib/calendar/birthday-twins";
import { characterPath } from "#lib/content/pages/paths";
import { formatBirthday, monthNames } from "#lib/format/birthday";
import { useMounted } from "#src/ui/hooks/use-mounted";
import { twoDigits } from "#lib/format/two-digits";
import type { Person } from "./born-in";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as inputs from "#src/ui/primitives/inputs.module.css";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./birthday-twin.module.css";
import { Face } from "./face";

/** Days of a month in a leap year. */
const daysIn = (month: number) => new Date(Date.UTC(2024, month, 0)).getUTCDate();

/** Who was born on a visitor's day. The day is kept nowhere, not even in the address. */
export function BirthdayTwin({ people }: { people: readonly Person[] }) {
  const [month, setMonth] = useState(0);
  const [date, setDate] = useState(0);
  const isLive = useMounted();
  const days = Array.from({ length: daysIn(month || 1) }, (_, place) => String(place + 1));
  const isWhole = month > 0 && date > 0 && date <= daysIn(month);
  const day = `${twoDigits(month)}-${twoDigits(date)}`;
  const twins = isWhole ? birthdayTwins(people, day) : [];
  return (
    <section id="twin" className={styles.twin} aria-labelledby="twin-title">
      <h2 id="twin-title" className={letters.title4}>
        Your birthday twin
      </h2>
      {isLive ? (
        <div className={styles.fields}>
          <Choice label="Month" names={monthNames} value={month} onChoose={setMonth} />
          <Choice label="Day" names={days} value={date} onChoose={setDate} />
        </div>
      ) : (
        <p>Choosing a day needs JavaScript. The list of the whole year shows each day.</p>
      )}
      <div className={shapes.stack3} aria-live="polite">
        {twins.length > 0 && <p className={styles.says}>{saysOf(twins[0]?.apart ?? 0, day)}</p>}
        <ul className={shapes.stack3}>
          {twins.map(({ person, apart }) => (
            <li key={person.id} className={styles.entry} data-unit={person.unit}>
              <Face person={person} className={styles.face} />
              <p className={styles.words}>
                <Link className={styles.name} to={characterPath(person.cname)}>
                  {person.name}
                </Link>
                <span>{formatBirthday(person.profile.birthday)}</span>
                {apart > 0 && <b>{apart === 1 ? "one day apart" : `${apart} days apart`}</b>}
              </p>
            </li>
          ))}
        </ul>
      </div>
      {isLive && <p className={styles.note}>The day is not stored or sent.</p>}
    </section>
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
      <select
        className={inputs.field}
        value={value}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {["–", ...names].map((name, number) => (
          <option key={name} value={number}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const saysOf = (apart: number, day: string) =>
  apart === 0
    ? `Born on ${formatBirthday(day)}, too:`
    : `Nobody here was born on ${formatBirthday(day)}. The nearest:`;
