import { graphql, type PageProps } from "gatsby";
import { moduleOf } from "#src/campaigns/modules/module-of";
import { CampaignPage } from "#src/campaigns/campaign-page";
import "#src/campaigns/modules/upside-down/crank.late.module.css";
import "#src/campaigns/modules/upside-down/upside-down.late.module.css";
import { island } from "#src/ui/lazy/island";

export { CampaignHead as Head } from "#src/campaigns/campaign-head";

const UpsideDown = island(
  () => import("#src/campaigns/modules/upside-down/upside-down"),
  process.env.BUILD_STAGE === "build-html" &&
    require("#src/campaigns/modules/upside-down/upside-down"),
);

export default function CampaignUpsideDownTemplate({
  data,
}: PageProps<Queries.CampaignUpsideDownQuery>) {
  const { worlds, memberRecords } = moduleOf(data) ?? {};
  const module = <UpsideDown worlds={worlds ?? []} members={memberRecords ?? []} />;
  return <CampaignPage campaign={data.campaign} module={module} />;
}

export const query = graphql`
  query CampaignUpsideDown($slug: String!) {
    campaign(slug: { eq: $slug }) {
      ...CampaignPage
      blocks {
        __typename
        ... on ModuleBlock {
          memberRecords { ...UpsideDownCharacter }
          worlds { ...ModuleWorld }
        }
      }
    }
  }
`;
