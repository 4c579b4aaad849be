import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { useMemo } from "react";
import { PageHead } from "#src/app/head/page-head";
import { Timeline } from "#src/calendar/timeline/timeline";

export default function TimelinePage({ data }: PageProps<Queries.TimelinePageQuery>) {
  const sources = useMemo(
    () => ({
      notices: data.notices.nodes,
      units: data.units.nodes,
      campaigns: data.campaigns.nodes,
    }),
    [data],
  );
  const people = useMemo(
    () => ({
      units: data.offices.nodes.flatMap((office) => office.units),
      idols: data.idols.nodes,
    }),
    [data],
  );
  return <Timeline sources={sources} people={people} />;
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="Timeline"
      description="Events, releases, debuts and campaigns of Ensemble Stars!! Music on one rail, by unit and by idol, from the first unit song to the latest tour."
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query TimelinePage {
    notices: allActivityNotice(sort: [{ start: DESC }, { jsonId: ASC }]) {
      nodes {
        ...TimelineNotice
      }
    }
    units: allUnit(sort: { jsonId: ASC }) {
      nodes {
        ...TimelineUnit
      }
    }
    campaigns: allCampaign(sort: { slug: ASC }) {
      nodes {
        ...TimelineCampaign
      }
    }
    offices: allOffice(sort: { order: ASC }) {
      nodes {
        units {
          jsonId
          name
        }
      }
    }
    idols: allCharacter(sort: { jsonId: ASC }) {
      nodes {
        ...TimelineIdol
      }
    }
  }
`;
