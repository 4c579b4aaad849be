import { graphql } from "gatsby";
import { builtStand, type Stand, type UnitName } from "../stand";

export interface GalleryData {
  readonly builtStands: readonly Stand[];
  readonly units: readonly UnitName[];
}

/** Data of a page's query: spread `...GalleryData` in it. */
export const galleryData = ({ exhibits, offices }: Queries.GalleryDataFragment): GalleryData => ({
  builtStands: exhibits.nodes.map(builtStand),
  units: offices.nodes.flatMap(({ units }) => units as unknown as readonly UnitName[]),
});

export const galleryFragments = graphql`
  fragment GalleryData on Query {
    exhibits: allExhibit(sort: [{ created: DESC }, { jsonId: DESC }]) {
      nodes { ...PublishedStand }
    }
    offices: allOffice(sort: { order: ASC }) {
      nodes {
        units { id: jsonId name }
      }
    }
  }
`;
