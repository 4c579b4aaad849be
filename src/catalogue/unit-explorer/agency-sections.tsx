import { useStores } from "#src/data/stores/store-context";
import { Link } from "gatsby";
import { Picture } from "#src/ui/primitives/picture/picture";
import {
  officePath,
  unitPath,
  clubsPath,
  everybodyPath,
  unitListPath,
} from "#lib/content/pages/paths";
import * as letters from "#src/ui/primitives/letters.module.css";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import * as column from "#src/ui/primitives/column/column.module.css";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as details from "#src/ui/primitives/details.module.css";
import * as styles from "./agency-sections.module.css";
import * as links from "./list-links.module.css";

/** A section for each agency: what it is, and its units as links. */
export function AgencySections() {
  const { units } = useStores();
  return (
    <div className={column.section}>
      {units.catalogue.offices.map(({ id, name, names, desc, list, markPicture }) => (
        <section key={id} id={id} className={styles.agency} aria-labelledby={`${id}-name`}>
          <Picture className={styles.mark} image={markPicture.imageData} alt="" sizes="240px" />
          <div>
            <h2 id={`${id}-name`} className={letters.title3}>
              <Link to={officePath(id)}>{name}</Link>
            </h2>
            <Japanese className={`${details.firm} ${details.soft}`} text={names.ja} />
            <p className={`${details.measure} ${details.top2}`}>{desc}</p>
            <ul className={`${shapes.cluster} ${details.top4}`}>
              {units.unitsOf({ list }).map((unit) => (
                <li key={unit.id}>
                  <Link className={styles.unit} to={unitPath(unit.id)} data-unit={unit.id}>
                    {unit.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </section>
      ))}
    </div>
  );
}

/** The ways to all units (for mobile only, SPEC section 2), to everybody, and to all clubs. */
export function ListLinks() {
  const { units, characters, clubs } = useStores().units.catalogue;
  const idols = new Set(characters.map(({ cname }) => cname));
  return (
    <nav className={links.lists} aria-label="Lists">
      <Link className={`${links.list} ${links.mobile}`} to={unitListPath}>
        <span className={links.number}>{units.length}</span> All units
      </Link>
      <Link className={links.list} to={everybodyPath}>
        <span className={links.number}>{idols.size}</span> Everybody
      </Link>
      <Link className={links.list} to={clubsPath}>
        <span className={links.number}>{clubs.length}</span> Clubs
      </Link>
    </nav>
  );
}
