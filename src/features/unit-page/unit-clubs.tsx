import { graphql } from "gatsby";
import { MemberChip } from "../../components/member-chip/member-chip";
import * as styles from "./unit-clubs.module.css";

/** The clubs that the members are in, with who of the unit goes there. */
export function UnitClubs({ unit }: { unit: Queries.UnitClubsFragment }) {
  const clubs = new Map(
    unit.members.flatMap((member) => member.clubs).map((club) => [club.key, club]),
  );
  if (clubs.size === 0) return <div className={styles.space} />;
  return (
    <section className={styles.section} aria-labelledby="unit-clubs">
      <h2 id="unit-clubs" className={styles.heading}>
        After rehearsal
      </h2>
      <ul className={styles.list}>
        {[...clubs.values()].map((club) => (
          <li key={club.key} className={styles.club}>
            <h3 className={styles.title}>{club.title}</h3>
            <p className={styles.desc}>{club.desc}</p>
            <ul className={styles.members}>
              {unit.members
                .filter((member) => member.clubs.some(({ key }) => key === club.key))
                .map((member) => (
                  <li key={member.jsonId}>
                    <MemberChip character={member} />
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const unitClubsFragment = graphql`
  fragment UnitClubs on Unit {
    members {
      ...MemberChip
      jsonId
      clubs {
        key
        title
        desc
      }
    }
  }
`;
