import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";
import { explorePath } from "#lib/content/model/pages/paths";
import { unitNameOf } from "#src/campaigns/trips/unit-name-of";

export { TripPage as default } from "#src/campaigns/trips/trip-page";

export const Head = headOf(({ trip }: Queries.TripTemplateQuery) => ({
  ...(trip && {
    title: `${trip.album}, ${unitNameOf(trip)}: ${trip.title}`,
    description: trip.description,
    trail: [["Explore", explorePath], [trip.title]],
  }),
}));

export const query = graphql`
  query TripTemplate($tripId: String!, $previous: String!, $next: String!, $songs: [String!]!) {
    trip(jsonId: { eq: $tripId }) { ...TripPage }
    trips: allTrip(sort: { number: ASC }) {
      nodes { ...TripDeparture }
    }
    tracks: songsOf(keys: $songs) { nodes { ...TrackTitle } }
    previous: trip(jsonId: { eq: $previous }) { ...TripNeighbour }
    next: trip(jsonId: { eq: $next }) { ...TripNeighbour }
  }
`;
