import { graphql, type PageProps } from "gatsby";
import { moduleOf } from "#src/campaigns/modules/module-of";
import { CampaignPage } from "#src/campaigns/campaign-page";
import "#src/campaigns/modules/april-stage/april-stage.late.module.css";
import "#src/campaigns/modules/april-stage/backwards-clock.late.module.css";
import "#src/campaigns/modules/april-stage/swap-card.late.module.css";
import { island } from "#src/ui/lazy/island";

export { CampaignHead as Head } from "#src/campaigns/campaign-head";

const AprilStage = island(
  () => import("#src/campaigns/modules/april-stage/april-stage"),
  process.env.BUILD_STAGE === "build-html" &&
    require("#src/campaigns/modules/april-stage/april-stage"),
);

export default function CampaignAprilStageTemplate({
  data,
}: PageProps<Queries.CampaignAprilStageQuery>) {
  const swaps = moduleOf(data)?.swaps ?? [];
  return <CampaignPage campaign={data.campaign} module={<AprilStage swaps={swaps} />} />;
}

export const query = graphql`
  query CampaignAprilStage($slug: String!) {
    campaign(slug: { eq: $slug }) {
      ...CampaignPage
      blocks {
        __typename
        ... on ModuleBlock {
          swaps { ...ModuleSwap }
        }
      }
    }
  }
`;
