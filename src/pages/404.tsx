import { graphql, type PageProps } from "gatsby";
import { headOf } from "#src/app/head/head-of";
import { NotFoundContent } from "#src/app/errors/not-found-content";
import { NOT_FOUND_TITLE } from "#src/app/routing/route-error";

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return (
    <NotFoundContent
      characters={data.characters.nodes}
      finder={data.site?.featured.lostCharacter ?? null}
    />
  );
}

export const Head = headOf({ title: NOT_FOUND_TITLE, noIndex: true });

export const query = graphql`
  query NotFoundPage {
    characters: allCharacter(filter: { unit: { ne: "4piece" } }, sort: { jsonId: ASC }) {
      nodes { ...NotFoundCharacter }
    }
    site: siteDefaults {
      featured {
        lostCharacter { ...PosterCard }
      }
    }
  }
`;
