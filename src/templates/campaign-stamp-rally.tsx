import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CampaignHead } from "#src/campaigns/campaign-head";
import { moduleOf } from "#src/campaigns/modules/module-of";
import { CampaignPage } from "./campaign-page";
import "#src/campaigns/modules/stamp-rally/styles";
import { island } from "#src/ui/lazy/island";
import { notFound } from "#src/app/routing/route-error";

type Data = Queries.CampaignStampRallyQuery;

const StampRally = island(
  () => import("#src/campaigns/modules/stamp-rally/stamp-rally").then((found) => found.StampRally),
  process.env.BUILD_STAGE === "build-html"
    ? (
        require("#src/campaigns/modules/stamp-rally/stamp-rally") as typeof import("#src/campaigns/modules/stamp-rally/stamp-rally")
      ).StampRally
    : undefined,
);

export default function CampaignStampRallyTemplate({ data }: PageProps<Data>) {
  if (!data.campaign) throw notFound();
  const stations = moduleOf(data.campaign.blocks)?.stations ?? [];
  return <CampaignPage campaign={data.campaign} module={<StampRally stations={stations} />} />;
}

export function Head({ data, location }: HeadProps<Data>) {
  return <CampaignHead campaign={data.campaign} path={location.pathname} />;
}

export const query = graphql`
  query CampaignStampRally($slug: String!) {
    campaign(slug: { eq: $slug }) {
      ...CampaignPage
      blocks {
        __typename
        ... on ModuleBlock {
          stations {
            ...RallyStation
          }
        }
      }
    }
  }
`;
