import { PageHead } from "#src/app/head/page-head";

interface CampaignHeadProps {
  campaign: { name: string; description: string } | null;
  path: string;
}

/** What a campaign's page says of itself; every template of campaigns has it. */
export function CampaignHead({ campaign, path }: CampaignHeadProps) {
  return <PageHead title={campaign?.name} description={campaign?.description} path={path} />;
}
