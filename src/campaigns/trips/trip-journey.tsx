import { Picture } from "#src/ui/primitives/picture/picture";
import { unitNameOf } from "./unit-name-of";
import { Paragraphs } from "#src/ui/primitives/paragraphs/paragraphs";
import * as styles from "./trip-journey.module.css";

/** The travel poster on the wall, and the journey in our words beside it. */
export function TripJourney({ trip }: { trip: Queries.TripPageFragment }) {
  return (
    <section className={styles.section} aria-labelledby="journey">
      <div className={styles.wall}>
        <Picture
          className={styles.poster}
          image={trip.posterPicture.imageData}
          alt={`Travel poster: ${trip.album}, ${unitNameOf(trip)}`}
          sizes="(min-width: 900px) 500px, 84vw"
        />
      </div>
      <div className={styles.words}>
        <h2 id="journey" className={styles.lead}>
          {trip.lead}
        </h2>
        <Paragraphs className={styles.text} text={trip.text} />
      </div>
    </section>
  );
}
