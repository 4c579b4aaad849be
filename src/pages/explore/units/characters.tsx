import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageHead } from "#src/app/head/page-head";
import { Everybody } from "#src/catalogue/everybody/everybody";
import { everybodyPath } from "#lib/content/pages/paths";

type Data = Queries.CharacterListPageQuery;

export default function CharacterListPage({ data }: PageProps<Data>) {
  return <Everybody offices={data.allOffice.nodes} clubs={data.allClub.nodes} />;
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="All characters"
      description="Every idol and every figure of Ensemble Stars!! Music on one wall of posters, for phones."
      path={location.pathname}
      canonical={everybodyPath}
    />
  );
}

export const query = graphql`
  query CharacterListPage {
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
