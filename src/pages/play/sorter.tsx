import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageHead } from "#src/app/head/page-head";
import { SorterPage } from "#src/play/sorter/sorter-page";

export default function SorterRoute({ data }: PageProps<Queries.SorterRouteQuery>) {
  return <SorterPage data={data} />;
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="Idol sorter"
      description="Who is your number one? Two posters at a time until every idol has a place: a podium, a ranking, tiers, and a picture to show."
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query SorterRoute {
    people: allCharacter(filter: { unit: { nin: ["other", "4piece"] } }, sort: { jsonId: ASC }) {
      nodes {
        ...SorterIdol
      }
    }
    play {
      casts
    }
  }
`;
