import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CampaignHead } from "#src/campaigns/campaign-head";
import { CampaignPage } from "./campaign-page";
import { ProfileSheets } from "#src/campaigns/modules/profile-sheets/profile-sheets";
import { WayHome } from "#src/campaigns/modules/profile-sheets/way-home";
import { notFound } from "#src/app/routing/route-error";

type Data = Queries.CampaignProfileSheetsTemplateQuery;

export default function CampaignProfileSheetsTemplate({ data: { campaign } }: PageProps<Data>) {
  if (!campaign) throw notFound();
  return (
    <>
      <WayHome />
      <CampaignPage campaign={campaign} module={<ProfileSheets campaign={campaign} />} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Data>) {
  return <CampaignHead campaign={data.campaign} path={location.pathname} />;
}

export const query = graphql`
  query CampaignProfileSheetsTemplate($slug: String!) {
    campaign(slug: { eq: $slug }) {
      ...CampaignPage
      ...ProfileSheets
    }
  }
`;
