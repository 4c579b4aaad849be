import { graphql, type PageProps } from "gatsby";
import { CampaignPage } from "#src/campaigns/campaign-page";
import { ProfileSheets } from "#src/campaigns/modules/profile-sheets/profile-sheets";
import { WayHome } from "#src/campaigns/modules/profile-sheets/way-home";

export { CampaignHead as Head } from "#src/campaigns/campaign-head";

export default function CampaignProfileSheetsTemplate({
  data: { campaign },
}: PageProps<Queries.CampaignProfileSheetsTemplateQuery>) {
  return (
    <>
      <WayHome campaign={campaign} />
      <CampaignPage campaign={campaign} module={<ProfileSheets campaign={campaign} />} />
    </>
  );
}

export const query = graphql`
  query CampaignProfileSheetsTemplate($slug: String!) {
    campaign(slug: { eq: $slug }) { ...CampaignPage ...ProfileSheets ...WayHome }
  }
`;
