import { graphql, type PageProps } from "gatsby";
import { SiteFooter } from "#src/app/layout/footer/site-footer";
import { CampaignPage } from "#src/campaigns/campaign-page";
import { campaignPath } from "#lib/content/model/pages/paths";

export { CampaignHead as Head } from "#src/campaigns/campaign-head";

/** A campaign without a module. Editions of the home page contain the footer, as their layout has none. */
export default function CampaignTemplate({ data }: PageProps<Queries.CampaignTemplateQuery>) {
  const { campaign } = data;
  const footer = campaign?.shelf === "edition" && <SiteFooter path={campaignPath(campaign.slug)} />;
  return <CampaignPage campaign={campaign} footer={footer} />;
}

export const query = graphql`
  query CampaignTemplate($slug: String!) {
    campaign(slug: { eq: $slug }) { ...CampaignPage }
  }
`;
