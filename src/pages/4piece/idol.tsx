import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";

export { FourPieceIdols as default } from "#src/campaigns/four-piece/idols/four-piece-idols";

export const Head = headOf({
  title: "4piece: all 23 badges",
  description:
    "Everybody in the audition 4piece on one wall of number badges: the four contestants of each venue, and who stood beside them.",
});

export const query = graphql`
  query FourPieceIdolsPage {
    allVenue(sort: { order: ASC }) {
      nodes { ...VenueBadges }
    }
    allFourPieceIdol(sort: { number: ASC }) {
      nodes { ...VenueBadgesIdol }
    }
  }
`;
