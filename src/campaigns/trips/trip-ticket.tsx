import { Link } from "gatsby";
import { formatDate } from "#lib/format/birthday";
import { unitPath } from "#lib/content/pages/paths";
import { twoDigits } from "#lib/format/two-digits";
import { unitNameOf } from "./unit-name-of";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as styles from "./trip-ticket.module.css";

/** A boarding pass with the facts of the album. */
export function TripTicket({ trip, volumes }: { trip: Queries.TripPageFragment; volumes: number }) {
  const name = unitNameOf(trip);
  return (
    <div className={styles.ticket}>
      <dl className={styles.facts}>
        <div className={styles.unit}>
          <dt>Unit</dt>
          <dd>{trip.unitId ? <Link to={unitPath(trip.unitId)}>{name}</Link> : name}</dd>
        </div>
        <div>
          <dt>Album</dt>
          <dd>{trip.album}</dd>
        </div>
        <div>
          <dt>On board</dt>
          <dd>{trip.cast.length} travellers</dd>
        </div>
        <div className={styles.release}>
          <dt>Released in Japan</dt>
          <dd>
            <time dateTime={trip.released}>{formatDate(trip.released)}</time>
          </dd>
        </div>
      </dl>
      <p className={styles.stub}>
        <span className={styles.number}>{twoDigits(trip.number)}</span>
        <span className={letters.heavy}>of {volumes}</span>
        <span className={styles.bars} />
      </p>
    </div>
  );
}
