import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { tripPath } from "../lib/content/pages/paths";
import { neighbours } from "./neighbours";

/** What a trip's page is queried by; the last trip is followed by the first. */
export interface TripPageContext {
  tripId: string;
  previous: string;
  next: string;
}

/** One page for each trip, in the order of the albums. */
export async function createTripPages({
  graphql,
  actions,
  reporter,
}: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<{ allTrip: { nodes: { jsonId: string }[] } }>(`
    query TripIds {
      allTrip(sort: { number: ASC }) {
        nodes {
          jsonId
        }
      }
    }
  `);
  if (!data || errors) {
    reporter.panicOnBuild("The trips could not be listed from the content.", errors);
    return;
  }
  const ids = data.allTrip.nodes.map(({ jsonId }) => jsonId);
  const component = resolve("src/templates/trip.tsx");
  for (const [place, tripId] of ids.entries()) {
    const [previous, next] = neighbours(ids, place);
    const context: TripPageContext = { tripId, previous, next };
    actions.createPage({ path: tripPath(tripId), component, context });
  }
}
