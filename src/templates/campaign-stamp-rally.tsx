import { graphql, type PageProps } from "gatsby";
import { moduleOf } from "#src/campaigns/modules/module-of";
import { CampaignPage } from "#src/campaigns/campaign-page";
import "#src/campaigns/modules/stamp-rally/certificate.late.module.css";
import "#src/campaigns/modules/stamp-rally/stamp-rally.late.module.css";
import "#src/campaigns/modules/stamp-rally/stamp.late.module.css";
import "#src/campaigns/modules/stamp-rally/station-ticket.late.module.css";
import { island } from "#src/ui/lazy/island";

export { CampaignHead as Head } from "#src/campaigns/campaign-head";

const StampRally = island(
  () => import("#src/campaigns/modules/stamp-rally/stamp-rally"),
  process.env.BUILD_STAGE === "build-html" &&
    require("#src/campaigns/modules/stamp-rally/stamp-rally"),
);

export default function CampaignStampRallyTemplate({
  data,
}: PageProps<Queries.CampaignStampRallyQuery>) {
  const stations = moduleOf(data)?.stations ?? [];
  return <CampaignPage campaign={data.campaign} module={<StampRally stations={stations} />} />;
}

export const query = graphql`
  query CampaignStampRally($slug: String!) {
    campaign(slug: { eq: $slug }) {
      ...CampaignPage
      blocks {
        __typename
        ... on ModuleBlock {
          stations { ...RallyStation }
        }
      }
    }
  }
`;
