import { graphql } from "gatsby";
import { formatBirthday } from "../../lib/format/birthday";
import { isKnown, known } from "../../lib/format/known";
import * as styles from "./unit-comparison.module.css";

/** The members side by side: birthday, age, height, blood type, voice. */
export function UnitComparison({ unit }: { unit: Queries.UnitComparisonFragment }) {
  return (
    <section className={styles.section} aria-labelledby="side-by-side">
      <h2 id="side-by-side" className={styles.heading}>
        Side by side
      </h2>
      <section className={styles.scroll} aria-label="Table of the members" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Birthday</th>
              <th scope="col">Age</th>
              <th scope="col">Height</th>
              <th scope="col">Blood</th>
              <th scope="col">Voice</th>
            </tr>
          </thead>
          <tbody>
            {unit.members.map(({ jsonId, name, cv, profile }) => (
              <tr key={jsonId} data-character={jsonId}>
                <th scope="row">{name}</th>
                <td>{known(formatBirthday(profile.birthday))}</td>
                <td>{known(profile.age)}</td>
                <td>{known(profile.height, "cm")}</td>
                <td>{known(profile.blood)}</td>
                <td>{known(cv)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {unit.members.some(({ profile }) => isKnown(profile.age)) && (
        <p className={styles.note}>Ages and heights are of Year 2; ages as of 1 April.</p>
      )}
    </section>
  );
}

export const unitComparisonFragment = graphql`
  fragment UnitComparison on Unit {
    members {
      jsonId
      name
      cv
      profile {
        birthday
        age
        height
        blood
      }
    }
  }
`;
