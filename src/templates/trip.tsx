import { graphql, type HeadProps } from "gatsby";
import { PageHead } from "#src/app/head/page-head";
import { explorePath } from "#lib/content/pages/paths";
import { unitNameOf } from "#src/campaigns/trips/unit-name-of";

export { TripPage as default } from "#src/campaigns/trips/trip-page";

type Data = Queries.TripTemplateQuery;

export function Head({ data, location }: HeadProps<Data>) {
  const { trip } = data;
  return (
    <PageHead
      title={trip ? `${trip.album}, ${unitNameOf(trip)}: ${trip.title}` : undefined}
      description={trip?.description}
      path={location.pathname}
      {...(trip && { trail: [["Explore", explorePath], [trip.title]] })}
    />
  );
}

export const query = graphql`
  query TripTemplate($tripId: String!, $previous: String!, $next: String!) {
    trip(jsonId: { eq: $tripId }) {
      ...TripPage
    }
    trips: allTrip(sort: { number: ASC }) {
      nodes {
        ...TripDeparture
      }
    }
    previous: trip(jsonId: { eq: $previous }) {
      ...TripNeighbour
    }
    next: trip(jsonId: { eq: $next }) {
      ...TripNeighbour
    }
    site: siteDefaults {
      facts {
        gathered
        about
      }
    }
  }
`;
