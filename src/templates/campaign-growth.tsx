import { graphql, type PageProps } from "gatsby";
import { CampaignPage } from "#src/campaigns/campaign-page";
import { GrowthModule } from "#src/campaigns/modules/growth/growth-module";

export { CampaignHead as Head } from "#src/campaigns/campaign-head";

export default function CampaignGrowthTemplate({
  data,
}: PageProps<Queries.CampaignGrowthTemplateQuery>) {
  return <CampaignPage campaign={data.campaign} module={<GrowthModule data={data} />} />;
}

export const query = graphql`
  query CampaignGrowthTemplate($slug: String!) {
    campaign(slug: { eq: $slug }) { ...CampaignPage }
    ...GrowthModule
  }
`;
