import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageHead } from "../../components/head/page-head";
import { UnitIndex } from "../../features/unit-index/unit-index";

export default function UnitsPage({ data }: PageProps<Queries.UnitsPageQuery>) {
  return <UnitIndex offices={data.allOffice.nodes} />;
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="Unit members"
      description="Every agency, every unit and every idol of Ensemble Stars!! Music, with posters and profiles."
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query UnitsPage {
    allOffice(sort: { order: ASC }) {
      nodes {
        ...UnitIndexOffice
      }
    }
  }
`;
