import { graphql, Link } from "gatsby";
import { birthMonth, monthNames } from "../../lib/format/birthday";
import { characterPath } from "../../lib/paths";
import * as styles from "./home-birthdays.module.css";

/** A wall calendar: who has a birthday in which month; the menu's entry "Notice board" leads here. */
export function HomeBirthdays({
  characters,
}: {
  characters: readonly Queries.HomeBirthdayFragment[];
}) {
  return (
    <section id="updates" className={styles.section} aria-labelledby="birthdays">
      <div className={styles.inner}>
        <h2 id="birthdays" className={styles.heading}>
          Notice board: birthdays
        </h2>
        <ol className={styles.months}>
          {monthNames.map((month, place) => (
            <li key={month} className={styles.month}>
              <h3 className={styles.name}>{month}</h3>
              <ul>
                {bornIn(characters, place).map(({ jsonId, cname, name, profile, unit }) => (
                  <li key={jsonId} className={styles.entry} data-unit={unit}>
                    <Link to={characterPath(cname)}>
                      <span className={styles.day}>{Number(profile.birthday.slice(3))}</span>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function bornIn(characters: readonly Queries.HomeBirthdayFragment[], month: number) {
  return characters
    .filter(({ profile }) => birthMonth(profile.birthday) === month)
    .toSorted(
      (one, other) =>
        Number(one.profile.birthday.slice(3)) - Number(other.profile.birthday.slice(3)),
    );
}

export const homeBirthdayFragment = graphql`
  fragment HomeBirthday on Character {
    jsonId
    cname
    name
    unit
    profile {
      birthday
    }
  }
`;
