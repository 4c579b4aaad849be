import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CampaignHead } from "#src/campaigns/campaign-head";
import { CampaignPage } from "./campaign-page";
import { FireworkUnits } from "#src/campaigns/modules/fireworks/firework-units";
import "#src/campaigns/modules/fireworks/styles";
import { island } from "#src/ui/lazy/island";
import { notFound } from "#src/app/routing/route-error";

type Data = Queries.CampaignFireworksQuery;

const Fireworks = island(
  () => import("#src/campaigns/modules/fireworks/fireworks").then((found) => found.Fireworks),
  process.env.BUILD_STAGE === "build-html"
    ? (
        require("#src/campaigns/modules/fireworks/fireworks") as typeof import("#src/campaigns/modules/fireworks/fireworks")
      ).Fireworks
    : undefined,
);

export default function CampaignFireworksTemplate({ data }: PageProps<Data>) {
  if (!data.campaign) throw notFound();
  return (
    <FireworkUnits value={data.units.nodes}>
      <CampaignPage campaign={data.campaign} module={<Fireworks />} />
    </FireworkUnits>
  );
}

export function Head({ data, location }: HeadProps<Data>) {
  return <CampaignHead campaign={data.campaign} path={location.pathname} />;
}

export const query = graphql`
  query CampaignFireworks($slug: String!) {
    campaign(slug: { eq: $slug }) {
      ...CampaignPage
    }
    units: allUnit(filter: { jsonId: { nin: ["other", "4piece"] } }, sort: [{ name: ASC }, { jsonId: ASC }]) {
      nodes {
        ...FireworkUnit
      }
    }
  }
`;
