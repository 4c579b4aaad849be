import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";

export { PenlightPage as default } from "#src/play/penlight/penlight-page";

export const Head = headOf({
  title: "Penlight",
  description:
    "Every image colour by hue, with its sources, to copy, and your screen as a penlight in an idol’s colour, unit by unit.",
});

export const query = graphql`
  query PenlightRoute {
    people: allCharacter(
      filter: { unit: { ne: "4piece" }, sourceCounts: { color: { ne: null } } }
      sort: { jsonId: ASC }
    ) {
      nodes { ...PenlightIdol }
    }
    units: allUnit(filter: { jsonId: { nin: ["other", "4piece"] } }, sort: { jsonId: ASC }) {
      nodes { ...PenlightUnit }
    }
  }
`;
