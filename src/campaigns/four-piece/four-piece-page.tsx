import { graphql } from "gatsby";
import { notFound } from "#src/app/routing/route-error";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { FourPieceAfter } from "./four-piece-after";
import { FourPieceCalendar } from "./four-piece-calendar";
import { Picture } from "#src/ui/primitives/picture/picture";
import { formatBirthday } from "#lib/format/birthday";
import { formatDate } from "#lib/format/date";
import * as card from "#src/ui/primitives/card/card.module.css";
import { FourPieceHero } from "./four-piece-hero";
import * as styles from "./four-piece-page.late.module.css";
import * as story from "./four-piece-page.module.css";
import { VenueBand } from "./venue-band";
import { Stack } from "#src/ui/primitives/elements";
import { Rays } from "#src/ui/primitives/rays/rays";

export function FourPiecePage({ data }: { data: Queries.FourPiecePageQuery }) {
  const { unit, producer, site } = data;
  const venues = data.allVenue.nodes;
  const idols = data.allFourPieceIdol.nodes;
  if (!unit?.began || !unit.ended || !producer || !site) throw notFound();
  return (
    <div data-unit="4piece">
      <FourPieceHero venues={venues} began={unit.began} ended={unit.ended} />
      <FourPieceStory unit={unit} idols={idols} />
      <LateSheets />
      <div className={styles.tours}>
        <h2 className={styles.heading}>Seven months, four tours</h2>
        <FourPieceCalendar venues={venues} began={unit.began} ended={unit.ended} />
        {venues.map((venue) => (
          <VenueBand
            key={venue.id}
            venue={venue}
            idols={idols.filter((idol) => idol.venue === venue.id)}
          />
        ))}
      </div>
      <FourPieceFinal producer={producer} ended={unit.ended} />
      <FourPieceAfter idols={idols} ended={unit.ended} after={site.afterAudition} />
    </div>
  );
}

export const fourPieceFragments = graphql`
  fragment FourPieceVenue on Venue {
    id: jsonId name piece eventName lead text
    widePicture { imageData }
    tallPicture { imageData(upTo: 800) }
    runs { edition start end }
  }

  fragment FourPieceEntrant on FourPieceIdol {
    ...TeamFace
    role audition twin slug venue
    later { path }
  }

  fragment FourPieceUnit on Unit {
    began ended
    names { ja }
  }
`;

function FourPieceFinal({
  producer,
  ended,
}: {
  producer: Queries.FourPieceProducerFragment;
  ended: string;
}) {
  return (
    <Rays as="section" className={styles.final} data-unit="4piece" aria-labelledby="final-day">
      <div className={styles.inner}>
        <figure className={styles.producer}>
          <Picture
            className={card.picture}
            image={producer.posterPicture.imageData}
            alt={`${producer.name}, drawn by Encore`}
            sizes="(min-width: 900px) 380px, 60vw"
          />
          <figcaption className={styles.caption}>
            <strong>{producer.name}</strong>, producer
            <span lang="ja">{producer.names.ja}</span>
          </figcaption>
        </figure>
        <div>
          <h2 id="final-day" className={styles.finalHeading}>
            <span className={styles.eyebrow}>The final day</span>
            {formatBirthday(ended.slice(5))}
          </h2>
          <p className={styles.text}>
            The final ceremony took place at harevutai in Tokyo, with a live stream. On the same day
            Special for Princess! made their debut.
          </p>
          <p className={styles.text}>{producer.desc}</p>
        </div>
      </div>
    </Rays>
  );
}

export const fourPieceProducerFragment = graphql`
  fragment FourPieceProducer on Character {
    name
    names { ja }
    desc
    posterPicture { imageData }
  }
`;

function FourPieceStory({
  unit,
  idols,
}: {
  unit: Queries.FourPieceUnitFragment;
  idols: readonly Queries.FourPieceEntrantFragment[];
}) {
  const contestants = idols.filter(({ role }) => role === "contestant").length;
  const newcomers = idols.filter(({ audition }) => audition).length;
  // A twin shares an entry.
  const companions = idols.length - contestants + idols.filter(({ twin }) => twin).length;
  const tally = [
    { count: 4, what: "tours, each called a piece" },
    { count: contestants, what: "contestants, four to a tour, each for himself" },
    { count: newcomers, what: "of them newcomers" },
    { count: companions, what: "idols at the side, two to a tour" },
    { count: 1, what: "producer" },
  ];
  return (
    <section className={story.section} aria-labelledby="audition">
      <div className={story.inner}>
        <div>
          <h2 className={story.title} id="audition">
            An audition in four pieces
          </h2>
          <p className={story.ja} lang="ja">
            {unit.names.ja}
          </p>
          <p className={story.text}>
            The third part of the main story is a contest. Thunderbolt stages it, Nice Arneb Thunder
            produces it, and it is told in four tour events with the subtitles First, Second, Third
            and Fourth piece. Well-known idols enter it without their units, next to newcomers who
            have no unit yet.
          </p>
          <p className={story.text}>
            It opened with the newcomers, shown for the first time on {formatDate(unit.began ?? "")}
            , and it closed with a ceremony on {formatDate(unit.ended ?? "")}. The tours are called
            PRINCESS, GOURMET, AUDIENCE and GLADIATOR.
          </p>
        </div>
        <ul className={story.tally}>
          {tally.map(({ count, what }) => (
            <Stack as="li" gap={3} key={what} className={story.row}>
              <strong className={story.count}>{count}</strong>
              <span>{what}</span>
            </Stack>
          ))}
        </ul>
      </div>
    </section>
  );
}
