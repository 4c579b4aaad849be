import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";

export { ComparePage as default } from "#src/catalogue/compare/compare-page";

export const Head = headOf({
  title: "Compare idols side by side",
  description:
    "Up to eight idols of Ensemble Stars!! Music side by side, and you beside them: heights, facts, and what they have in common.",
});

export const query = graphql`
  query ComparePage {
    characters: allCharacter(
      filter: { unit: { ne: "4piece" } }
      sort: [{ name: ASC }, { jsonId: ASC }]
    ) {
      nodes { ...CompareCharacter }
    }
    audition: allCharacter(filter: { unit: { eq: "4piece" } }, sort: { jsonId: ASC }) {
      nodes { id: jsonId cname }
    }
    units: allUnit(sort: { jsonId: ASC }) {
      nodes {
        id: jsonId
        members { cname }
      }
    }
    trips: allTrip(sort: { number: ASC }) {
      nodes { id: jsonId title album cast }
    }
    campaigns: allCampaign(sort: { slug: ASC }) {
      nodes { slug name cast }
    }
    notices: allActivityNotice(sort: [{ start: DESC }, { jsonId: ASC }]) {
      nodes { id: jsonId title start cast }
    }
  }
`;
