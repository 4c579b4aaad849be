import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageHead } from "#src/app/head/page-head";
import { ClubIndex } from "#src/catalogue/club-index/club-index";

export default function ClubListPage({ data }: PageProps<Queries.ClubListPageQuery>) {
  return <ClubIndex clubs={data.allClub.nodes} />;
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="Clubs"
      description="Every club of Ensemble Stars!! Music, with the faces of all who are in it."
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query ClubListPage {
    allClub(sort: [{ title: ASC }, { key: ASC }]) {
      nodes {
        ...ClubFlyer
      }
    }
  }
`;
