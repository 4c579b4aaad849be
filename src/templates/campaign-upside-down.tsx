import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { CampaignHead } from "#src/campaigns/campaign-head";
import { CampaignPage } from "./campaign-page";
import { UpsideDownCast } from "#src/campaigns/modules/upside-down/upside-down-cast";
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
  return (
    <UpsideDownCast value={data.cast.nodes}>
      <CampaignPage campaign={data.campaign} module={<UpsideDown />} />
    </UpsideDownCast>
  );
}

export function Head({ data, location }: HeadProps<Data>) {
  return <CampaignHead campaign={data.campaign} path={location.pathname} />;
}

export const query = graphql`
  query CampaignUpsideDown($slug: String!) {
    campaign(slug: { eq: $slug }) {
      ...CampaignPage
    }
    cast: allCharacter(
      filter: { jsonId: { in: [17, 21, 69, 74, 16, 24, 40, 5, 71, 27, 41] } }
      sort: { jsonId: ASC }
    ) {
      nodes {
        ...UpsideDownCharacter
      }
    }
  }
`;
