import { graphql, Link } from "gatsby";
import { campaignPath } from "#lib/content/model/pages/paths";
import * as styles from "./way-home.module.css";
import { Cluster } from "#src/ui/primitives/elements";

/** Links to the home page and the campaign, for a page without a menu. */
export function WayHome({ campaign }: { campaign: Queries.WayHomeFragment | null }) {
  const [first] = campaign?.relatedCampaigns ?? [];
  return (
    <Cluster
      as="nav"
      align="center"
      data-only="screen"
      className={styles.action}
      aria-label="Way back"
    >
      <Link className={styles.home} to="/">
        Encore!
      </Link>
      {first && (
        <Link className={styles.link} to={campaignPath(first.slug)}>
          {first.name}
        </Link>
      )}
    </Cluster>
  );
}

export const wayHomeFragment = graphql`
  fragment WayHome on Campaign {
    relatedCampaigns { slug name }
  }
`;
