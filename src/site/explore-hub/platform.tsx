import { Link } from "gatsby";
import { VisuallyHidden } from "#src/ui/primitives/visually-hidden/visually-hidden";
import { tripPath } from "#lib/content/pages/paths";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as details from "#src/ui/primitives/details.module.css";
import * as styles from "./platform.module.css";

/** The underground station: a train with two decks, whose windows are the trips. */
export function Platform({ trips }: { trips: readonly Queries.HubTripFragment[] }) {
  return (
    <section className={styles.platform} aria-labelledby="trips">
      <div className={styles.words}>
        <h2 id="trips" className={letters.title4}>
          Fourteen trips
        </h2>
        <p>The train under the house stops once for every TRIP album.</p>
      </div>
      <ol className={styles.train}>
        {trips.map(({ jsonId, number, title, unit, unitRecord }) => (
          <li key={jsonId} data-unit={unitRecord?.jsonId} data-trip={jsonId}>
            <Link className={styles.link} to={tripPath(jsonId)}>
              <span className={styles.number}>
                <VisuallyHidden>Trip </VisuallyHidden>
                {number}
              </span>
              <span className={styles.goal}>{title}</span>
              <span className={`${details.text2} ${details.firm}`}>{unitRecord?.name ?? unit}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
