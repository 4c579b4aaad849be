import { graphql } from "gatsby";
import { campaignPath } from "#lib/content/model/pages/paths";
import * as styles from "./campaign-end.late.module.css";
import { ButtonLink, Cluster } from "#src/ui/primitives/elements";

export function CampaignEnd({ campaign }: { campaign: Queries.CampaignEndFragment }) {
  return (
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
  );
}

export const campaignEndFragment = graphql`
  fragment CampaignEnd on Campaign {
    relatedCampaigns { slug name }
  }
`;
