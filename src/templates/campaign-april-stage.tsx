import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { CampaignHead } from "#src/campaigns/campaign-head";
import { CampaignPage } from "./campaign-page";
import { SwapCast } from "#src/campaigns/modules/april-stage/swap-cast";
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
  return (
    <SwapCast value={data.cast.nodes}>
      <CampaignPage campaign={data.campaign} module={<AprilStage />} />
    </SwapCast>
  );
}

export function Head({ data, location }: HeadProps<Data>) {
  return <CampaignHead campaign={data.campaign} path={location.pathname} />;
}

export const query = graphql`
  query CampaignAprilStage($slug: String!) {
    campaign(slug: { eq: $slug }) {
      ...CampaignPage
    }
    cast: allCharacter(
      filter: { jsonId: { in: [25, 35, 29, 30, 22, 71, 26, 38, 33, 50, 4, 8] } }
      sort: { jsonId: ASC }
    ) {
      nodes {
        ...SwapCharacter
      }
    }
  }
`;
