import { graphql, Link } from "gatsby";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { Pager } from "#src/ui/primitives/pager/pager";
import { TrackTitles } from "#src/ui/records/track-titles/track-titles";
import { SourcesSection } from "#src/ui/records/sources-section/sources-section";
import { albumPath, tripPath } from "#lib/content/model/pages/paths";
import { notFound } from "#src/app/routing/route-error";
import { twoDigits } from "#lib/format/two-digits";
import { formatDate } from "#lib/format/date";
import { TripCast } from "./trip-cast";
import { TripHero } from "./trip-hero";
import { unitNameOf } from "./unit-name-of";
import { Picture } from "#src/ui/primitives/picture/picture";
import { Paragraphs } from "#src/ui/primitives/paragraphs/paragraphs";
import * as journey from "./trip-page.module.css";
import { Section, Text, Title } from "#src/ui/primitives/elements";
import * as styles from "./trip-page.late.module.css";

export function TripPage({ data }: { data: Queries.TripTemplateQuery }) {
  const { trip, trips, tracks, previous, next } = data;
  if (!trip || !previous || !next) throw notFound();
  return (
    <div data-unit={trip.unitId ?? undefined} data-trip={trip.id}>
      <TripHero trip={trip} volumes={trips.nodes.length} />
      <TripJourney trip={trip} />
      <LateSheets />
      <TripRoute trip={trip} />
      <TripCast trip={trip} />
      {trip.albumId && tracks.nodes.length > 0 && (
        <Section aria-labelledby="tracks">
          <h2 id="tracks" className={styles.heading}>
            On the album
          </h2>
          <TrackTitles album={albumPath(trip.albumId)} tracks={tracks.nodes} />
        </Section>
      )}
      <TripBoard trips={trips.nodes} current={trip.id} />
      <SourcesSection>
        <p>
          The album, its volume, its unit and its day of release are real; the destination is
          Encore’s.
        </p>
      </SourcesSection>
      <Pager label="Other trips" between={[previous, next]} entry={pagerEntry} />
    </div>
  );
}

function pagerEntry(trip: Queries.TripNeighbourFragment) {
  return {
    path: tripPath(trip.id),
    title: `${twoDigits(trip.number)} ${unitNameOf(trip)}`,
    unit: trip.unitId ?? undefined,
    trip: trip.id,
  };
}

export const tripFragments = graphql`
  fragment TripNeighbour on Trip {
    id: jsonId number unitId unit
    unitRecord { name }
  }

  fragment TripPage on Trip {
    id: jsonId number unitId unit album albumId released cast title alt lead text description
    unitRecord { name }
    panoramaPicture { imageData }
    posterPicture { imageData }
    stops { name note }
    castMembers {
      id: jsonId cname name cv
      posterPicture { tag: imageData(upTo: 480) }
    }
  }
`;

function TripRoute({ trip }: { trip: Queries.TripPageFragment }) {
  return (
    <section className={styles.section} aria-labelledby="route">
      <Section as="div">
        <h2 id="route" className={styles.heading}>
          Calling at
        </h2>
        <ol className={styles.line}>
          {trip.stops.map(({ name, note }) => (
            <li key={name} className={styles.stop}>
              <Title as="h3" size={3}>
                {name}
              </Title>
              <p className={styles.note}>{note}</p>
            </li>
          ))}
        </ol>
      </Section>
    </section>
  );
}

function TripJourney({ trip }: { trip: Queries.TripPageFragment }) {
  return (
    <Section className={journey.section} aria-labelledby="journey">
      <div className={journey.wall}>
        <Picture
          className={journey.poster}
          image={trip.posterPicture.imageData}
          alt={`Travel poster: ${trip.album}, ${unitNameOf(trip)}`}
          sizes="(min-width: 900px) 500px, 84vw"
        />
      </div>
      <div className={journey.words}>
        <h2 id="journey" className={journey.lead}>
          {trip.lead}
        </h2>
        <Paragraphs className={journey.text} text={trip.text} />
      </div>
    </Section>
  );
}

interface TripBoardProps {
  trips: readonly Queries.TripDepartureFragment[];
  current: string;
}

function TripBoard({ trips, current }: TripBoardProps) {
  return (
    <nav className={styles.board} aria-labelledby="departures">
      <Section as="div">
        <h2 id="departures" className={styles.boardHeading}>
          Departures
        </h2>
        <ol className={styles.rows}>
          {trips.map((trip) => (
            <li key={trip.id}>
              <Link
                className={styles.row}
                to={tripPath(trip.id)}
                aria-current={trip.id === current ? "page" : undefined}
              >
                <span className={styles.number}>{twoDigits(trip.number)}</span>
                <Text as="span" weight={800}>
                  {unitNameOf(trip)}
                </Text>
                <span className={styles.place}>{trip.title}</span>
                <time className={styles.date} dateTime={trip.released}>
                  {formatDate(trip.released)}
                </time>
              </Link>
            </li>
          ))}
        </ol>
      </Section>
    </nav>
  );
}

export const tripDepartureFragment = graphql`
  fragment TripDeparture on Trip {
    id: jsonId number unit
    unitRecord { name }
    title released
  }
`;
