import { graphql } from "gatsby";
import { builtStand, type Stand } from "../stand";

/** A unit that stands may be for. */
export interface StandUnit {
  readonly jsonId: string;
  readonly name: string;
}

/** What the pages of the exhibition know from the build. */
export interface GalleryData {
  /** Our own stands, the newest first. */
  readonly ours: readonly Stand[];
  readonly units: readonly StandUnit[];
}

/** The data as a page's query gives it: spread `...GalleryData` in the query. */
export const galleryData = ({ exhibits, offices }: Queries.GalleryDataFragment): GalleryData => ({
  ours: exhibits.nodes.map(builtStand),
  units: offices.nodes.flatMap(({ units }) => units),
});

export const galleryFragments = graphql`
  fragment GalleryData on Query {
    exhibits: allExhibit(sort: [{ created: DESC }, { jsonId: DESC }]) {
      nodes {
        ...PublishedStand
      }
    }
    offices: allOffice(sort: { order: ASC }) {
      nodes {
        units {
          jsonId
          name
        }
      }
    }
  }
`;
