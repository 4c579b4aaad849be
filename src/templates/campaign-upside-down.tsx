import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CampaignHead } from "#src/campaigns/campaign-head";
import { moduleOf } from "#src/campaigns/modules/module-of";
import { CampaignPage } from "./campaign-page";
import "#src/campaigns/modules/upside-down/styles";
import { island } from "#src/ui/lazy/island";
import { notFound } from "#src/app/routing/route-error";

type Data = Queries.CampaignUpsideDownQuery;

const UpsideDown = island(
  () => import("#src/campaigns/modules/upside-down/upside-down").then((found) => found.UpsideDown),
  process.env.BUILD_STAGE === "build-html"
    ? (
        require("#src/campaigns/modules/upside-down/upside-down") as typeof import("#src/campaigns/modules/upside-down/upside-down")
      ).UpsideDown
    : undefined,
);

export default function CampaignUpsideDownTemplate({ data }: PageProps<Data>) {
  if (!data.campaign) throw notFound();
  const { worlds, memberRecords } = moduleOf(data.campaign.blocks) ?? {};
  const module = <UpsideDown worlds={worlds ?? []} members={memberRecords ?? []} />;
  return <CampaignPage campaign={data.campaign} module={module} />;
}

export function Head({ data, location }: HeadProps<Data>) {
  return <CampaignHead campaign={data.campaign} path={location.pathname} />;
}

export const query = graphql`
  query CampaignUpsideDown($slug: String!) {
    campaign(slug: { eq: $slug }) {
      ...CampaignPage
      blocks {
        __typename
        ... on ModuleBlock {
          memberRecords {
            ...UpsideDownCharacter
          }
          worlds {
            ...ModuleWorld
          }
        }
      }
    }
  }
`;
