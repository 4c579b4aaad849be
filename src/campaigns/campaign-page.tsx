import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { campaignPath } from "#lib/content/model/pages/paths";
import { notFound } from "#src/app/routing/route-error";
import { ButtonLink, Cluster } from "#src/ui/primitives/elements";
import { CampaignBlocks } from "./campaign-blocks";
import * as styles from "./campaign-page.late.module.css";

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
      <nav className={styles.end} aria-label="More to see">
        <Cluster as="ul" gap={3} className={styles.list}>
          {campaign.relatedCampaigns?.map(({ slug, name }) => (
            <li key={slug} data-campaign={slug}>
              <ButtonLink size="small" className={styles.link} to={campaignPath(slug)}>
                {name}
              </ButtonLink>
            </li>
          ))}
          <li>
            <ButtonLink size="small" className={styles.link} to="/explore">
              Everything on this stage
            </ButtonLink>
          </li>
        </Cluster>
      </nav>
      {footer}
    </article>
  );
}

export const campaignPageFragment = graphql`
  fragment CampaignPage on Campaign {
    slug name description shelf
    relatedCampaigns { slug name }
    ...CampaignBlocks
  }
`;
