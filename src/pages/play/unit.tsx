import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";

export { UnitPage as default } from "#src/play/unit/unit-page";

export const Head = headOf({
  title: "Your unit",
  description:
    "Make a unit of your own: two to five idols, a name, a backdrop and its colours, and a poster of it to save, send or set as a wallpaper.",
});

export const query = graphql`
  query UnitMakerRoute {
    idols: allCharacter(filter: { unit: { nin: ["other", "4piece"] } }, sort: { jsonId: ASC }) {
      nodes { ...UnitIdol }
    }
    units: allUnit(sort: { jsonId: ASC }) { nodes { id: jsonId name } }
  }
`;
