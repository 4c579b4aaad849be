import { Link } from "gatsby";
import { characterPath } from "#lib/content/pages/paths";
import { formatBirthday } from "#lib/format/birthday";
import { daysOf, type Person } from "./born-in";
import { Face } from "./face";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./shared-days.module.css";

/** The days that two or more have to themselves. */
export function SharedDays({ people }: { people: readonly Person[] }) {
  const shared = daysOf(people).filter((day) => day.people.length > 1);
  return (
    <section
      id="shared"
      className={`${shapes.stack4} ${shapes.upper}`}
      aria-labelledby="shared-title"
    >
      <h2 id="shared-title" className={letters.title4}>
        On the same day
      </h2>
      {shared.length === 0 && <p>No two of them share a day.</p>}
      <ul className={shapes.stack3}>
        {shared.map(({ day, people: born }) => (
          <li key={day} className={styles.day}>
            <p className={styles.date}>{formatBirthday(day)}</p>
            <ul className={styles.people}>
              {born.map((person) => (
                <li key={person.id} className={`${shapes.row} ${shapes.anchor}`}>
                  <Face person={person} />
                  <Link className={styles.name} to={characterPath(person.cname)}>
                    {person.name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
