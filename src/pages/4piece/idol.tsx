import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageHead } from "#src/app/head/page-head";
import { FourPieceIdols } from "#src/campaigns/four-piece/idols/four-piece-idols";

type Data = Queries.FourPieceIdolsPageQuery;

export default function FourPieceIdolsRoute({ data }: PageProps<Data>) {
  return <FourPieceIdols venues={data.allVenue.nodes} idols={data.allFourPieceIdol.nodes} />;
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="4piece: all 23 badges"
      description="Everybody in the audition 4piece on one wall of number badges: the four contestants of each venue, and who stood beside them."
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query FourPieceIdolsPage {
    allVenue(sort: { order: ASC }) {
      nodes {
        ...VenueWall
      }
    }
    allFourPieceIdol(sort: { number: ASC }) {
      nodes {
        ...VenueWallIdol
      }
    }
  }
`;
