import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageHead } from "#src/app/head/page-head";
import { Everybody } from "#src/catalogue/everybody/everybody";

type Data = Queries.EverybodyPageQuery;

export default function EverybodyPage({ data }: PageProps<Data>) {
  return <Everybody offices={data.allOffice.nodes} clubs={data.allClub.nodes} />;
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="Everybody"
      description="Every idol and every figure of Ensemble Stars!! Music on one wall of posters: by unit, club, hair, hand, birthday, height and more."
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query EverybodyPage {
    allOffice(sort: { order: ASC }) {
      nodes {
        ...EverybodyOffice
      }
    }
    allClub(sort: [{ title: ASC }, { key: ASC }]) {
      nodes {
        ...EverybodyClub
      }
    }
  }
`;
