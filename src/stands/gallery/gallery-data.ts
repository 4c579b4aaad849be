import { graphql } from "gatsby";
import { builtStand, type Stand, type UnitName } from "../stand";

/** Data of the exhibition from the build. */
export interface GalleryData {
  readonly ours: readonly Stand[];
  readonly units: readonly UnitName[];
}

/** The data as a page's query gives it: spread `...GalleryData` in the query. */
export const galleryData = ({ exhibits, offices }: Queries.GalleryDataFragment): GalleryData => ({
  ours: exhibits.nodes.map(builtStand),
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
