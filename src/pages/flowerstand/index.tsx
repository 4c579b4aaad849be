import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";

export { Landing as default } from "#src/stands/landing/landing";

export const Head = headOf({
  title: "The flower stand",
  description:
    "Make a flower stand for an idol, as fans send them to a concert: how it works, stands of the exhibition, and the rules.",
});

export const query = graphql`
  query FlowerStandPage {
    ...StandKitParts
    exhibits: allExhibit(sort: [{ created: DESC }, { jsonId: DESC }], limit: 9) {
      nodes { ...PublishedStand }
    }
  }
`;
