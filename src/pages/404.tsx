import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageHead } from "#src/app/head/page-head";
import { LostPage } from "#src/app/errors/lost-page";
import { NOT_FOUND_TITLE } from "#src/app/routing/route-error";

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return <LostPage characters={data.characters.nodes} finder={data.finder} />;
}

export function Head({ location }: HeadProps) {
  return <PageHead title={NOT_FOUND_TITLE} path={location.pathname} hidden />;
}

export const query = graphql`
  query NotFoundPage {
    characters: allCharacter(filter: { unit: { ne: "4piece" } }, sort: { jsonId: ASC }) {
      nodes {
        ...LostPageCharacter
      }
    }
    finder: character(cname: { eq: "leon" }) {
      ...PosterCard
    }
  }
`;
