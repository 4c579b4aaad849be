import { graphql, Link } from "gatsby";
import { Picture } from "#src/ui/primitives/picture/picture";
import { unitsPath, unitPath } from "#lib/content/model/pages/paths";
import * as letters from "#src/ui/primitives/letters.module.css";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./unit-index.module.css";
import * as cards from "#src/ui/primitives/card/card.module.css";
import * as card from "./unit-card.module.css";

/** All units by agency. */
export function UnitIndex({ data }: { data: Queries.UnitListPageQuery }) {
  const offices = data.allOffice.nodes;
  return (
    <>
      <header className={styles.hero}>
        <h1>All units</h1>
        <p className={styles.lead}>
          The units of the four agencies, and those who belong to none. Choose one, or{" "}
          <Link to={unitsPath}>open the unit explorer</Link>.
        </p>
        <nav aria-label="Agencies">
          <ul className={styles.jump}>
            {offices.map((office) => (
              <li key={office.id}>
                <a className={shapes.pill} href={`#${office.id}`}>
                  {office.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {offices.map((office, place) => (
        <section
          key={office.id}
          id={office.id}
          className={styles.office}
          aria-labelledby={`${office.id}-name`}
        >
          <div className={styles.head}>
            <div className={styles.mark}>
              <Picture image={office.markPicture.imageData} alt="" sizes="260px" />
            </div>
            <div>
              <h2 id={`${office.id}-name`} className={letters.title4}>
                {office.name}
              </h2>
              <Japanese className={styles.ja} text={office.names.ja} />
              <p className={styles.desc}>{office.desc}</p>
            </div>
          </div>
          <ul className={styles.units}>
            {office.units.map((unit, at) => (
              <li key={unit.id}>
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
    id: jsonId name
    names { ja }
    desc
    markPicture { imageData }
    units { id: jsonId ...UnitCard }
  }
`;

/** A unit as a broad card in its colours: group picture, name, slogan, members. */
function UnitCard({ unit, priority }: { unit: Queries.UnitCardFragment; priority: boolean }) {
  return (
    <article className={card.card} data-unit={unit.id}>
      <Picture
        className={cards.picture}
        image={unit.display.widePicture.card}
        alt=""
        // On phones less than it is wide: flat colours do not show it, connections do.
        sizes="(min-width: 900px) 600px, 64vw"
        priority={priority}
      />
      <div className={card.panel}>
        <h3 className={card.name}>
          <Link className={cards.link} to={unitPath(unit.id)}>
            {unit.name}
          </Link>
        </h3>
        <p className={card.lead}>{unit.display.leadEn}</p>
        <p className={card.members}>{unit.members.map(({ name }) => name).join(" · ")}</p>
      </div>
    </article>
  );
}

export const unitCardFragment = graphql`
  fragment UnitCard on Unit {
    id: jsonId name
    display {
      leadEn
      widePicture { card: imageData(upTo: 1200) }
    }
    members { name }
  }
`;
