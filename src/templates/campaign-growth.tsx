import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CampaignHead } from "#src/campaigns/campaign-head";
import { CampaignPage } from "./campaign-page";
import { GrowthModule } from "#src/campaigns/modules/growth/growth-module";
import { notFound } from "#src/app/routing/route-error";

type Data = Queries.CampaignGrowthTemplateQuery;

export default function CampaignGrowthTemplate({ data }: PageProps<Data>) {
  const { campaign, allCharacter } = data;
  if (!campaign) throw notFound();
  const growth = <GrowthModule characters={allCharacter.nodes} />;
  return <CampaignPage campaign={campaign} module={growth} />;
}

export function Head({ data, location }: HeadProps<Data>) {
  return <CampaignHead campaign={data.campaign} path={location.pathname} />;
}

export const query = graphql`
  query CampaignGrowthTemplate($slug: String!) {
    campaign(slug: { eq: $slug }) {
      ...CampaignPage
    }
    ...GrowthModule
  }
`;
