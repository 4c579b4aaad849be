import { graphql, type PageProps } from "gatsby";
import { CampaignPage } from "./campaign-page";
import { GrowthModule } from "#src/campaigns/modules/growth/growth-module";

export { CampaignHead as Head } from "#src/campaigns/campaign-head";

export default function CampaignGrowthTemplate({
  data,
}: PageProps<Queries.CampaignGrowthTemplateQuery>) {
  const { campaign, allCharacter } = data;
  const growth = <GrowthModule characters={allCharacter.nodes} />;
  return <CampaignPage campaign={campaign} module={growth} />;
}

export const query = graphql`
  query CampaignGrowthTemplate($slug: String!) {
    campaign(slug: { eq: $slug }) { ...CampaignPage }
    ...GrowthModule
  }
`;
