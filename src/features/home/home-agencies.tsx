import { graphql, Link } from "gatsby";
import { Picture } from "../../components/picture/picture";
import { unitPath } from "../../lib/paths";
import * as styles from "./home-agencies.module.css";

/** The agencies with their pictures and units; the menu's entry "Agencies" leads here. */
export function HomeAgencies({ offices }: { offices: readonly Queries.HomeOfficeFragment[] }) {
  return (
    <section id="productions" className={styles.section} aria-labelledby="agencies">
      <h2 id="agencies" className={styles.heading}>
        Agencies
      </h2>
      <ul className={styles.list}>
        {offices.map((office) => (
          <li key={office.jsonId} className={styles.office}>
            <Picture
              className={styles.picture}
              image={office.widePicture.card}
              alt=""
              sizes="(min-width: 900px) 600px, 92vw"
            />
            <div className={styles.body}>
              <h3 className={styles.name}>{office.name}</h3>
              <p>{office.desc}</p>
              <ul className={styles.units}>
                {office.units.map((unit) => (
                  <li key={unit.jsonId} data-unit={unit.jsonId}>
                    <Link className={styles.unit} to={unitPath(unit.jsonId)}>
                      {unit.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const homeOfficeFragment = graphql`
  fragment HomeOffice on Office {
    jsonId
    name
    desc
    widePicture {
      card: imageData(upTo: 1200)
    }
    units {
      jsonId
      name
    }
  }
`;
