import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";

export { GalleryPage as default } from "#src/stands/gallery/gallery-page";

export const Head = headOf({
  title: "Flower stand exhibition",
  description:
    "A hall full of flower stands by visitors and by us: the newest or the most cheered first, or those for one unit.",
});

export const query = graphql`
  query ExhibitionPage { ...StandKitParts ...GalleryData }
`;
