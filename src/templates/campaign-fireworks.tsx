import { graphql, type PageProps } from "gatsby";
import { CampaignPage } from "#src/campaigns/campaign-page";
import "#src/campaigns/modules/fireworks/fireworks.late.module.css";
import "#src/campaigns/modules/fireworks/river.module.css";
import "#src/campaigns/modules/fireworks/shell-rack.late.module.css";
import "#src/campaigns/modules/fireworks/sky-button.late.module.css";
import { island } from "#src/ui/lazy/island";

export { CampaignHead as Head } from "#src/campaigns/campaign-head";

const Fireworks = island(
  () => import("#src/campaigns/modules/fireworks/fireworks"),
  process.env.BUILD_STAGE === "build-html" && require("#src/campaigns/modules/fireworks/fireworks"),
);

export default function CampaignFireworksTemplate({
  data,
}: PageProps<Queries.CampaignFireworksQuery>) {
  const fireworks = <Fireworks units={data.units.nodes} />;
  return <CampaignPage campaign={data.campaign} module={fireworks} />;
}

export const query = graphql`
  query CampaignFireworks($slug: String!) {
    campaign(slug: { eq: $slug }) { ...CampaignPage }
    units: allUnit(filter: { jsonId: { nin: ["other", "4piece"] } }, sort: [{ name: ASC }, { jsonId: ASC }]) {
      nodes { ...FireworkUnit }
    }
  }
`;
