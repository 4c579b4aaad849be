import { atBase } from "#src/data/browser/base-path";
import { graphql, Link } from "gatsby";
import {
  exhibitionPath,
  filmChapterPath,
  fourPiecePath,
  informationPath,
  makerPath,
  mediaPath,
  timelinePath,
  tripPath,
} from "#lib/content/model/pages/paths";
import * as styles from "./where-to-meet.late.module.css";
import { Cluster, Section, Title } from "#src/ui/primitives/elements";

interface WhereToMeetProps {
  name: string;
  unit: { id: string; name: string };
  /** `unit=undead`, or `idol=sakuma_rei`. */
  timelineQuery: string;
  characterId: number;
  trip: Queries.MeetingTripFragment | null | undefined;
  chapter: string;
  calendar?: string | undefined;
  showsAuditionLink?: boolean;
}

/** Links to other pages about a character or unit, and to making a flower stand. */
export function WhereToMeet(props: WhereToMeetProps) {
  const {
    name,
    unit,
    timelineQuery,
    characterId,
    trip,
    chapter,
    calendar,
    showsAuditionLink = false,
  } = props;
  const unitQuery = `?unit=${unit.id}`;
  const places = [
    trip && ([tripPath(trip.id), `Trip ${trip.number}: ${trip.title}`] as const),
    chapter !== "" && ([filmChapterPath(chapter), "In the film"] as const),
    showsAuditionLink && ([fourPiecePath, "In the audition"] as const),
    [mediaPath + unitQuery, `${unit.name} on the screen`],
    [informationPath + unitQuery, `${unit.name} events`],
    // Characters without a unit have no timeline.
    unit.id !== "other" &&
      ([`${timelinePath}?${timelineQuery}`, `${name} on the timeline`] as const),
    [exhibitionPath + unitQuery, `${unit.name} flower stands`],
  ] as const;
  return (
    <Section as="nav" className={styles.meet} aria-labelledby="meet">
      <Title size={4} spaced id="meet">
        {`Where to meet ${name}`}
      </Title>
      <Cluster as="ul" gap={3}>
        {places.map(
          (place) =>
            place && (
              <li key={place[0]}>
                <Link to={place[0]}>{place[1]}</Link>
              </li>
            ),
        )}
        {calendar && (
          <li>
            <a href={atBase(calendar)} download>
              Birthday for your calendar
            </a>
          </li>
        )}
        <li>
          <Link to={`${makerPath}?character=${characterId}`}>{`Make one for ${name}`}</Link>
        </li>
      </Cluster>
    </Section>
  );
}

export const meetingTripFragment = graphql`
  fragment MeetingTrip on Trip { id: jsonId number title }
`;
