import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageHead } from "#src/app/head/page-head";
import { UnitIndex } from "#src/catalogue/unit-index/unit-index";

export default function UnitListPage({ data }: PageProps<Queries.UnitListPageQuery>) {
  return <UnitIndex offices={data.allOffice.nodes} />;
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="All units"
      description="All units of Ensemble Stars!! Music by agency, each with its picture, its slogan and its members."
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query UnitListPage {
    allOffice(sort: { order: ASC }) {
      nodes {
        ...UnitIndexOffice
      }
    }
  }
`;
