import { SiteLink } from "../../components/site-link/site-link";
import { type OpenPages, openPath } from "./open-pages";
import * as styles from "./platform.module.css";

/** The windows of the train, one for each trip. */
const TRIPS = Array.from({ length: 14 }, (_, at) => at + 1);

/** The underground station: a train whose windows are the fourteen trips. */
export function Platform({ pages }: { pages: OpenPages }) {
  return (
    <section className={styles.platform} aria-labelledby="trips">
      <div className={styles.words}>
        <h2 id="trips" className={styles.title}>
          Fourteen trips
        </h2>
        <p>The train under the house stops once for every TRIP album.</p>
      </div>
      <ol className={styles.train}>
        {TRIPS.map((trip) => (
          <li key={trip} className={styles.window}>
            <SiteLink
              className={styles.link}
              target={openPath(`/trip${String(trip).padStart(2, "0")}`, pages)}
            >
              <span className={styles.unseen}>Trip </span>
              {trip}
            </SiteLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
