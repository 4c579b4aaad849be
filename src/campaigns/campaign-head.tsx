import type { HeadProps } from "gatsby";
import { PageHead } from "#src/app/head/page-head";

interface Data {
  campaign: { name: string; description: string } | null;
}

/** What a campaign's page says of itself; every template of campaigns has it. */
export function CampaignHead({ data: { campaign }, location }: HeadProps<Data>) {
  return (
    <PageHead title={campaign?.name} description={campaign?.description} path={location.pathname} />
  );
}
