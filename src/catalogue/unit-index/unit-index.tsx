import { graphql, Link } from "gatsby";
import { Picture } from "#src/ui/primitives/picture/picture";
import { unitsPath } from "#lib/content/pages/paths";
import { UnitCard } from "./unit-card";
import * as letters from "#src/ui/primitives/letters.module.css";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import * as styles from "./unit-index.module.css";

/** All units by agency. */
export function UnitIndex({ data }: { data: Queries.UnitListPageQuery }) {
  const offices = data.allOffice.nodes;
  return (
    <>
      <header className={styles.hero}>
        <h1>All units</h1>
        <p className={styles.lead}>
          Four agencies share one tower, and a few people answer to none of them. Pick a poster and
          go backstage, or <Link to={unitsPath}>open the unit explorer</Link>.
        </p>
        <nav aria-label="Agencies">
          <ul className={styles.jump}>
            {offices.map((office) => (
              <li key={office.jsonId}>
                <a href={`#${office.jsonId}`}>{office.name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {offices.map((office, place) => (
        <section
          key={office.jsonId}
          id={office.jsonId}
          className={styles.office}
          aria-labelledby={`${office.jsonId}-name`}
        >
          <div className={styles.head}>
            <div className={styles.mark}>
              <Picture image={office.markPicture.imageData} alt="" sizes="260px" />
            </div>
            <div>
              <h2 id={`${office.jsonId}-name`} className={letters.title4}>
                {office.name}
              </h2>
              <Japanese className={styles.ja} text={office.names.ja} />
              <p className={styles.desc}>{office.desc}</p>
            </div>
          </div>
          <ul className={styles.units}>
            {office.units.map((unit, at) => (
              <li key={unit.jsonId}>
                <UnitCard unit={unit} priority={place === 0 && at === 0} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

export const unitIndexOfficeFragment = graphql`
  fragment UnitIndexOffice on Office {
    jsonId
    name
    names {
      ja
    }
    desc
    markPicture {
      imageData
    }
    units {
      jsonId
      ...UnitCard
    }
  }
`;
