import { graphql } from "gatsby";
import { notFound } from "#src/app/routing/route-error";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { FourPieceAfter } from "./four-piece-after";
import { FourPieceCalendar } from "./four-piece-calendar";
import { FourPieceFinal } from "./four-piece-final";
import { FourPieceHero } from "./four-piece-hero";
import * as styles from "./four-piece-page.module.css";
import { FourPieceStory } from "./four-piece-story";
import { VenueBand } from "./venue-band";

/** The audition as one poster: the jigsaw, the story, four tours, the final day, what came of it. */
export function FourPiecePage({ data }: { data: Queries.FourPiecePageQuery }) {
  const { unit, producer } = data;
  const venues = data.allVenue.nodes;
  const idols = data.allFourPieceIdol.nodes;
  if (!unit?.began || !unit.ended || !producer) throw notFound();
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
            key={venue.jsonId}
            venue={venue}
            idols={idols.filter((idol) => idol.venue === venue.jsonId)}
          />
        ))}
      </div>
      <FourPieceFinal producer={producer} ended={unit.ended} />
      <FourPieceAfter idols={idols} ended={unit.ended} />
    </div>
  );
}

export const fourPieceFragments = graphql`
  fragment FourPieceVenue on Venue {
    jsonId name piece eventName lead text
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
