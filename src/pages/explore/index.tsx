import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";

export { ExploreHub as default } from "#src/site/explore-hub/explore-hub";

export const Head = headOf({
  title: "Explore",
  description:
    "The whole of Encore as a theatre cut open: units, characters, films, trips, campaigns, and the machinery in the cellar.",
});

export const query = graphql`
  query ExplorePage {
    offices: allOffice(sort: { order: ASC }) {
      nodes {
        units { ...HubUnit }
      }
    }
    site: siteDefaults {
      featured {
        stageUnits {
          leaderCharacter { ...HubLeader }
        }
      }
    }
    faces: allCharacter(filter: { jsonId: { in: [27, 37, 28, 40] } }, sort: { jsonId: ASC }) {
      nodes { ...HubFace }
    }
    trips: allTrip(sort: { number: ASC }) {
      nodes { ...HubTrip }
    }
    campaigns: allCampaign(sort: [{ from: ASC }, { slug: ASC }]) {
      nodes { ...HubCampaign }
    }
    legal: allLegalPage(sort: { slug: ASC }) {
      nodes { slug title }
    }
  }
`;
