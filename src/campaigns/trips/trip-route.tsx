import * as letters from "#src/ui/primitives/letters.module.css";
import * as styles from "./trip-route.module.css";

/** The three stations as a railway line; the last one is the end of it. */
export function TripRoute({ trip }: { trip: Queries.TripPageFragment }) {
  return (
    <section className={styles.section} aria-labelledby="route">
      <div className={styles.inner}>
        <h2 id="route" className={styles.heading}>
          Calling at
        </h2>
        <ol className={styles.line}>
          {trip.stops.map(({ name, note }) => (
            <li key={name} className={styles.stop}>
              <h3 className={letters.title3}>{name}</h3>
              <p className={styles.note}>{note}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
