import { formatBirthday } from "#lib/format/birthday";
import { known } from "#lib/format/known";
import { groupPeople, type Sort } from "#lib/facets/sort";
import type { WallPerson } from "./people";
import * as styles from "./wall.module.css";
import { WallCard } from "./wall-card";

/** How many posters the first view shows: they are not fetched late. */
const FIRST = 3;

/** The posters in their order, with a tile before each group of them. */
export function Wall({ people, sort }: { people: readonly WallPerson[]; sort: Sort }) {
  const groups = groupPeople(people, sort);
  return (
    <div className={styles.wall}>
      {groups.map(({ value, label, people: members }, place) => (
        <section key={value} className={styles.group} aria-labelledby={`group-${value}`}>
          <h2
            id={`group-${value}`}
            className={styles.tile}
            data-unit={sort === "unit" ? value : undefined}
          >
            {label} <span className={styles.number}>{members.length}</span>
          </h2>
          <ul className={styles.group}>
            {members.map((person, at) => (
              <li key={person.id}>
                <WallCard
                  character={person}
                  unit={person.unit.value}
                  note={noteOf(person, sort)}
                  priority={place === 0 && at < FIRST}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** What stands below a name: what the wall is sorted by, or the unit. */
function noteOf({ unit, profile }: WallPerson, sort: Sort): string {
  if (sort === "birthday") return known(formatBirthday(profile.birthday));
  return sort === "height" ? known(profile.height, "cm") : unit.label;
}
