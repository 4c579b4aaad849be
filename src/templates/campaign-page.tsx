import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { SiteFooter } from "#src/app/layout/footer/site-footer";
import { campaignPath } from "#lib/content/pages/paths";
import { CampaignBlocks } from "#src/campaigns/campaign-blocks";
import { notFound } from "#src/app/routing/route-error";
import { CampaignEnd } from "#src/campaigns/campaign-end";

interface CampaignPageProps {
  campaign: Queries.CampaignPageFragment | null;
  module?: ReactNode;
}

/** A campaign's blocks, and where to go on. Editions of the home page hold the footer themselves, as that does. */
export function CampaignPage({ campaign, module }: CampaignPageProps) {
  if (!campaign) throw notFound();
  return (
    <article data-campaign={campaign.slug} data-shelf={campaign.shelf}>
      <CampaignBlocks campaign={campaign} module={module} />
      <CampaignEnd campaign={campaign} />
      {campaign.shelf === "edition" ? <SiteFooter path={campaignPath(campaign.slug)} /> : null}
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
