import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageHead } from "#src/app/head/page-head";
import { GuessPage } from "#src/play/guess/guess-page";

export default function GuessRoute({ data }: PageProps<Queries.GuessRouteQuery>) {
  return <GuessPage data={data} />;
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="Guess the idol"
      description="One idol a day, eight guesses: unit, height, birthday and hair say how near you are. With an archive and puzzles for friends."
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query GuessRoute {
    people: allCharacter(filter: { unit: { nin: ["other", "4piece"] } }, sort: { jsonId: ASC }) {
      nodes {
        ...GuessIdol
      }
    }
    play {
      firstDay
      rounds
    }
  }
`;
