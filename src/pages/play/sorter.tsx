import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";

export { SorterPage as default } from "#src/play/sorter/sorter-page";

export const Head = headOf({
  title: "Idol sorter",
  description:
    "Who is your number one? Two posters at a time until every idol has a place: a podium, a ranking, tiers, and a picture to show.",
});

export const query = graphql`
  query SorterRoute {
    people: allCharacter(filter: { unit: { nin: ["other", "4piece"] } }, sort: { jsonId: ASC }) {
      nodes { ...SorterIdol }
    }
    play { casts }
  }
`;
