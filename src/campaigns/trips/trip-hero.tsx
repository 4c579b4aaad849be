import { Picture } from "#src/ui/primitives/picture/picture";
import * as styles from "./trip-hero.module.css";
import { Link } from "gatsby";
import { formatDate } from "#lib/format/date";
import { albumPath, unitPath } from "#lib/content/model/pages/paths";
import { twoDigits } from "#lib/format/two-digits";
import { unitNameOf } from "./unit-name-of";
import { Panel, Row, Text, Title } from "#src/ui/primitives/elements";

export function TripHero({ trip, volumes }: { trip: Queries.TripPageFragment; volumes: number }) {
  return (
    <header className={styles.hero}>
      <div className={styles.view}>
        <Picture
          className={styles.panorama}
          image={trip.panoramaPicture.imageData}
          alt={trip.alt}
          // On phones smaller than its height demands: flat colours hide it, and it saves bytes.
          sizes="(min-width: 700px) 100vw, 130vw"
          priority
        />
        <Title as="h1" outline="flat" className={styles.title}>
          {trip.title}
        </Title>
      </div>
      <TripTicket trip={trip} volumes={volumes} />
    </header>
  );
}

function TripTicket({ trip, volumes }: { trip: Queries.TripPageFragment; volumes: number }) {
  const name = unitNameOf(trip);
  return (
    <Panel shadow={2} className={styles.ticket}>
      <dl className={styles.facts}>
        <div className={styles.unit}>
          <dt>Unit</dt>
          <dd>{trip.unitId ? <Link to={unitPath(trip.unitId)}>{name}</Link> : name}</dd>
        </div>
        <div>
          <dt>Album</dt>
          <dd>
            {trip.albumId ? <Link to={albumPath(trip.albumId)}>{trip.album}</Link> : trip.album}
          </dd>
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
      <Row as="p" className={styles.stub}>
        <span className={styles.number}>{twoDigits(trip.number)}</span>
        <Text as="span" weight={800}>
          of {volumes}
        </Text>
        <span className={styles.bars} />
      </Row>
    </Panel>
  );
}
