import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CampaignHead } from "#src/campaigns/campaign-head";
import { moduleOf } from "#src/campaigns/modules/module-of";
import { CampaignPage } from "./campaign-page";
import "#src/campaigns/modules/april-stage/styles";
import { island } from "#src/ui/lazy/island";
import { notFound } from "#src/app/routing/route-error";

type Data = Queries.CampaignAprilStageQuery;

const AprilStage = island(
  () => import("#src/campaigns/modules/april-stage/april-stage").then((found) => found.AprilStage),
  process.env.BUILD_STAGE === "build-html"
    ? (
        require("#src/campaigns/modules/april-stage/april-stage") as typeof import("#src/campaigns/modules/april-stage/april-stage")
      ).AprilStage
    : undefined,
);

export default function CampaignAprilStageTemplate({ data }: PageProps<Data>) {
  if (!data.campaign) throw notFound();
  const swaps = moduleOf(data.campaign.blocks)?.swaps ?? [];
  return <CampaignPage campaign={data.campaign} module={<AprilStage swaps={swaps} />} />;
}

export function Head({ data, location }: HeadProps<Data>) {
  return <CampaignHead campaign={data.campaign} path={location.pathname} />;
}

export const query = graphql`
  query CampaignAprilStage($slug: String!) {
    campaign(slug: { eq: $slug }) {
      ...CampaignPage
      blocks {
        __typename
        ... on ModuleBlock {
          swaps {
            ...ModuleSwap
          }
        }
      }
    }
  }
`;
