import { graphql, Link } from "gatsby";
import { formatDate } from "#lib/format/birthday";
import { tripPath } from "#lib/content/pages/paths";
import { twoDigits } from "#lib/format/two-digits";
import * as column from "#src/ui/primitives/column/column.module.css";
import { unitNameOf } from "./unit-name-of";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./trip-board.module.css";

interface TripBoardProps {
  trips: readonly Queries.TripDepartureFragment[];
  current: string;
}

/** A departures board with all trips; the one that is being read is boarding. */
export function TripBoard({ trips, current }: TripBoardProps) {
  return (
    <nav className={shapes.dark} aria-labelledby="departures">
      <div className={column.section}>
        <h2 id="departures" className={styles.heading}>
          Departures
        </h2>
        <ol className={styles.rows}>
          {trips.map((trip) => (
            <li key={trip.jsonId}>
              <Link
                className={styles.row}
                to={tripPath(trip.jsonId)}
                aria-current={trip.jsonId === current ? "page" : undefined}
              >
                <span className={styles.number}>{twoDigits(trip.number)}</span>
                <span className={letters.heavy}>{unitNameOf(trip)}</span>
                <span className={styles.place}>{trip.title}</span>
                <time className={styles.date} dateTime={trip.released}>
                  {formatDate(trip.released)}
                </time>
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

export const tripDepartureFragment = graphql`
  fragment TripDeparture on Trip {
    jsonId number unit
    unitRecord { name }
    title released
  }
`;
