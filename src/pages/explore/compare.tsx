import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { useMemo } from "react";
import { PageHead } from "#src/app/head/page-head";
import { ComparePage } from "#src/catalogue/compare/compare-page";

type Data = Queries.ComparePageQuery;

export default function CompareRoute({ data }: PageProps<Data>) {
  const occasions = useMemo(
    () => ({
      trips: data.trips.nodes,
      campaigns: data.campaigns.nodes,
      notices: data.notices.nodes,
      audition: data.audition.nodes,
    }),
    [data],
  );
  return (
    <ComparePage
      characters={data.characters.nodes}
      units={data.units.nodes}
      occasions={occasions}
    />
  );
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="Compare idols side by side"
      description="Up to eight idols of Ensemble Stars!! Music before a wall with centimetres on it, and you beside them: heights, facts, and what they have in common."
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query ComparePage {
    characters: allCharacter(filter: { unit: { ne: "4piece" } }, sort: [{ name: ASC }, { jsonId: ASC }]) {
      nodes {
        ...CompareCharacter
      }
    }
    audition: allCharacter(filter: { unit: { eq: "4piece" } }, sort: { jsonId: ASC }) {
      nodes {
        jsonId
        cname
      }
    }
    units: allUnit(sort: { jsonId: ASC }) {
      nodes {
        ...CompareUnit
      }
    }
    trips: allTrip(sort: { number: ASC }) {
      nodes {
        jsonId
        title
        album
        cast
      }
    }
    campaigns: allCampaign(sort: { slug: ASC }) {
      nodes {
        slug
        name
        cast
      }
    }
    notices: allActivityNotice(sort: [{ start: DESC }, { jsonId: ASC }]) {
      nodes {
        jsonId
        title
        start
        cast
      }
    }
  }
`;
