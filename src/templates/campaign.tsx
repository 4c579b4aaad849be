import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CampaignHead } from "#src/campaigns/campaign-head";
import { CampaignPage } from "./campaign-page";
import { notFound } from "#src/app/routing/route-error";

type Data = Queries.CampaignTemplateQuery;

export default function CampaignTemplate({ data }: PageProps<Data>) {
  if (!data.campaign) throw notFound();
  return <CampaignPage campaign={data.campaign} />;
}

export function Head({ data, location }: HeadProps<Data>) {
  return <CampaignHead campaign={data.campaign} path={location.pathname} />;
}

export const query = graphql`
  query CampaignTemplate($slug: String!) {
    campaign(slug: { eq: $slug }) {
      ...CampaignPage
    }
  }
`;
