import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageHead } from "#src/app/head/page-head";
import { Landing } from "#src/stands/landing/landing";

export default function FlowerStandRoute({ data }: PageProps<Queries.FlowerStandPageQuery>) {
  return <Landing data={data} />;
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="The flower stand"
      description="Make a flower stand for an idol, as fans send them to a concert: how it works, stands of the exhibition, and the rules."
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query FlowerStandPage {
    ...StandKitParts
    exhibits: allExhibit(sort: [{ created: DESC }, { jsonId: DESC }], limit: 9) {
      nodes {
        ...PublishedStand
      }
    }
  }
`;
