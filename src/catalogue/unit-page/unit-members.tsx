import { PosterCard } from "#src/ui/records/poster-card/poster-card";
import * as column from "#src/ui/primitives/column/column.module.css";
import * as styles from "./unit-members.module.css";

/** The members as large cards, the catchphrase beside each. */
export function UnitMembers({ unit }: { unit: Queries.UnitPageFragment }) {
  return (
    <section className={styles.section} aria-labelledby="members">
      <div className={column.section}>
        <h2 id="members" className={styles.heading}>
          {unit.members.length === 1 ? "The one and only" : "Members"}
        </h2>
        <ul className={unit.members.length === 1 ? styles.solo : styles.cards}>
          {unit.members.map((member) => (
            <li key={member.jsonId} className={styles.card}>
              <PosterCard
                as="h3"
                character={member}
                badge={member.jsonId === unit.leader ? "Leader" : undefined}
                sizes="(min-width: 1100px) 280px, (min-width: 481px) 40vw, 42vw"
              />
              <div className={styles.words}>
                <p className={styles.catchphrase}>{member.catch}</p>
                <p className={styles.desc}>{member.desc}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
