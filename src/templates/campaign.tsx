import { graphql, type PageProps } from "gatsby";
import { CampaignPage } from "./campaign-page";

export { CampaignHead as Head } from "#src/campaigns/campaign-head";

export default function CampaignTemplate({ data }: PageProps<Queries.CampaignTemplateQuery>) {
  return <CampaignPage campaign={data.campaign} />;
}

export const query = graphql`
  query CampaignTemplate($slug: String!) {
    campaign(slug: { eq: $slug }) { ...CampaignPage }
  }
`;
