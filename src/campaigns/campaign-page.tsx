import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { CampaignBlocks } from "./campaign-blocks";
import { notFound } from "#src/app/routing/route-error";
import { CampaignEnd } from "./campaign-end";

interface CampaignPageProps {
  campaign: Queries.CampaignPageFragment | null;
  module?: ReactNode;
  /** The site's footer, on pages whose layout has none. */
  footer?: ReactNode;
}

export function CampaignPage({ campaign, module, footer }: CampaignPageProps) {
  if (!campaign) throw notFound();
  return (
    <article data-campaign={campaign.slug} data-shelf={campaign.shelf}>
      <CampaignBlocks campaign={campaign} module={module} />
      <CampaignEnd campaign={campaign} />
      {footer}
    </article>
  );
}

export const campaignPageFragment = graphql`
  fragment CampaignPage on Campaign {
    slug name description shelf
    ...CampaignBlocks
    ...CampaignEnd
  }
`;
