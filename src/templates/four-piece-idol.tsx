import { graphql, type HeadProps } from "gatsby";
import { PageHead } from "#src/app/head/page-head";
import { fourPieceIdolsPath, fourPiecePath } from "#lib/content/pages/paths";

export { FourPieceIdolPage as default } from "#src/campaigns/four-piece/idol/four-piece-idol-page";

type Data = Queries.FourPieceIdolTemplateQuery;

export function Head({ data, location }: HeadProps<Data>) {
  const { page } = data;
  return (
    <PageHead
      title={`${page?.idol.name} in ${page?.venueRecord.name}, 4piece`}
      description={page?.description}
      path={location.pathname}
      {...(page && {
        trail: [["4piece", fourPiecePath], ["Idols", fourPieceIdolsPath], [page.idol.name]],
      })}
    />
  );
}

export const query = graphql`
  query FourPieceIdolTemplate($slug: String!, $venue: String!, $previous: String!, $next: String!) {
    page: fourPieceIdol(slug: { eq: $slug }) {
      ...FourPieceIdolPage
    }
    venue(jsonId: { eq: $venue }) {
      ...IdolTeamVenue
      jsonId
      name
    }
    team: allFourPieceIdol(filter: { venue: { eq: $venue } }, sort: { number: ASC }) {
      nodes {
        ...TeamFace
      }
    }
    previous: fourPieceIdol(slug: { eq: $previous }) {
      slug
      number
      idol {
        name
        unit
      }
    }
    next: fourPieceIdol(slug: { eq: $next }) {
      slug
      number
      idol {
        name
        unit
      }
    }
  }
`;
