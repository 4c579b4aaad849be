import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { CampaignHead } from "../features/campaign/campaign-head";
import { CampaignPage } from "../features/campaign/campaign-page";
import { StampRally } from "../features/campaign-modules/stamp-rally/stamp-rally";
import { notFound } from "../lib/route-error";

type Data = Queries.CampaignStampRallyQuery;

export default function CampaignStampRallyTemplate({ data }: PageProps<Data>) {
  if (!data.campaign) throw notFound();
  return <CampaignPage campaign={data.campaign} module={<StampRally />} />;
}

export function Head({ data, location }: HeadProps<Data>) {
  return <CampaignHead campaign={data.campaign} path={location.pathname} />;
}

export const query = graphql`
  query CampaignStampRally($slug: String!) {
    campaign(slug: { eq: $slug }) {
      ...CampaignPage
    }
  }
`;
