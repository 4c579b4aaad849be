import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";

export { FourPiecePage as default } from "#src/campaigns/four-piece/four-piece-page";

export const Head = headOf({
  title: "4piece, the audition",
  description:
    "The audition 4piece as one jigsaw: four tours, sixteen contestants, five newcomers, a final day in Tokyo, and what came of it.",
});

export const query = graphql`
  query FourPiecePage {
    unit(jsonId: { eq: "4piece" }) { ...FourPieceUnit }
    producer: character(jsonId: { eq: 86 }) { ...FourPieceProducer }
    site: siteDefaults {
      afterAudition { ...FourPieceAfter }
    }
    allVenue(sort: { order: ASC }) {
      nodes { ...FourPieceVenue }
    }
    allFourPieceIdol(sort: { number: ASC }) {
      nodes { ...FourPieceEntrant }
    }
  }
`;
