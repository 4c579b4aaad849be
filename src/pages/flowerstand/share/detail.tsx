import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";

export { StandDetail as default } from "#src/stands/detail/stand-detail";

export const Head = headOf({
  title: "A flower stand up close",
  description:
    "One flower stand up close: its words, its idol, its cheers, and the way to make it yours.",
});

export const query = graphql`
  query StandDetailPage { ...StandKitParts ...ExhibitionData }
`;
