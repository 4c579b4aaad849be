import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";

export { GuessPage as default } from "#src/play/guess/guess-page";

export const Head = headOf({
  title: "Guess the idol",
  description:
    "One idol a day, eight guesses: unit, height, birthday and hair say how near you are. With an archive and puzzles for friends.",
});

export const query = graphql`
  query GuessRoute {
    people: allCharacter(filter: { unit: { nin: ["other", "4piece"] } }, sort: { jsonId: ASC }) {
      nodes { ...GuessIdol }
    }
    play { firstDay rounds }
  }
`;
