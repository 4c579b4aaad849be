import { graphql, Link } from "gatsby";
import { campaignPath } from "#lib/content/pages/paths";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as column from "#src/ui/primitives/column/column.module.css";
import * as styles from "./campaign-end.late.module.css";

/** The foot of a campaign's page: what belongs to it. */
export function CampaignEnd({ campaign }: { campaign: Queries.CampaignEndFragment }) {
  return (
    <nav className={styles.end} aria-label="More to see">
      <ul className={`${shapes.cluster3} ${column.column}`}>
        {campaign.relatedCampaigns?.map(({ slug, name }) => (
          <li key={slug} data-campaign={slug}>
            <Link className={styles.link} to={campaignPath(slug)}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link className={styles.link} to="/explore">
            Everything on this stage
          </Link>
        </li>
      </ul>
    </nav>
  );
}

export const campaignEndFragment = graphql`
  fragment CampaignEnd on Campaign {
    relatedCampaigns { slug name }
  }
`;
