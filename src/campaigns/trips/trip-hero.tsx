import { Picture } from "#src/ui/primitives/picture/picture";
import { TripTicket } from "./trip-ticket";
import * as styles from "./trip-hero.module.css";

/** The landscape from edge to edge, the destination’s name on it, and the ticket. */
export function TripHero({ trip, volumes }: { trip: Queries.TripPageFragment; volumes: number }) {
  return (
    <header className={styles.hero}>
      <div className={styles.view}>
        <Picture
          className={styles.panorama}
          image={trip.panoramaPicture.imageData}
          alt={trip.alt}
          // A phone shows less than the width that its height asks for: flat colours forgive it.
          sizes="(min-width: 700px) 100vw, 130vw"
          priority
        />
        <h1 className={styles.title}>{trip.title}</h1>
      </div>
      <TripTicket trip={trip} volumes={volumes} />
    </header>
  );
}
