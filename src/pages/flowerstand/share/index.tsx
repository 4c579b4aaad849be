import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";

export { ExhibitionPage as default } from "#src/stands/exhibition/exhibition-page";

export const Head = headOf({
  title: "Flower stand exhibition",
  description:
    "A hall full of flower stands by visitors and by us: the newest or the most cheered first, or those for one unit.",
});

export const query = graphql`
  query ExhibitionPage { ...StandKitParts ...ExhibitionData }
`;
