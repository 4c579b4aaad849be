import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageHead } from "#src/app/head/page-head";
import { FourPiecePage } from "#src/campaigns/four-piece/four-piece-page";

type Data = Queries.FourPiecePageQuery;

export default function FourPieceRoute({ data }: PageProps<Data>) {
  return <FourPiecePage data={data} />;
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="4piece, the audition"
      description="The audition 4piece as one jigsaw: four tours, sixteen contestants, five newcomers, a final day in Tokyo, and what came of it."
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query FourPiecePage {
    unit(jsonId: { eq: "4piece" }) {
      ...FourPieceStoryUnit
      began
      ended
    }
    producer: character(jsonId: { eq: 86 }) {
      ...FourPieceProducer
    }
    allVenue(sort: { order: ASC }) {
      nodes {
        ...FourPiecePageVenue
        jsonId
      }
    }
    allFourPieceIdol(sort: { number: ASC }) {
      nodes {
        ...FourPiecePageIdol
        venue
      }
    }
  }
`;
