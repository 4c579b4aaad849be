import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";
import { fourPieceIdolsPath, fourPiecePath } from "#lib/content/model/pages/paths";

export { FourPieceIdolPage as default } from "#src/campaigns/four-piece/idol/four-piece-idol-page";

export const Head = headOf(({ page }: Queries.FourPieceIdolTemplateQuery) => ({
  title: `${page?.idol.name} in ${page?.venueRecord.name}, 4piece`,
  ...(page && {
    description: page.description,
    trail: [["4piece", fourPiecePath], ["Idols", fourPieceIdolsPath], [page.idol.name]],
  }),
}));

export const query = graphql`
  query FourPieceIdolTemplate(
    $slug: String!
    $venue: String!
    $team: [String!]!
    $previous: String!
    $next: String!
  ) {
    page: fourPieceIdol(slug: { eq: $slug }) { ...FourPieceIdolPage }
    venue(jsonId: { eq: $venue }) { ...IdolTeamVenue id: jsonId name }
    team: fourPieceIdolsOf(keys: $team) {
      nodes { ...TeamFace }
    }
    previous: fourPieceIdol(slug: { eq: $previous }) {
      slug number
      idol { name unit }
    }
    next: fourPieceIdol(slug: { eq: $next }) {
      slug number
      idol { name unit }
    }
  }
`;
