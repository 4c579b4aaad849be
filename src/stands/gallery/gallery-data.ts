import { graphql } from "gatsby";
import { type HungStand, hungExhibit } from "./published-stand";

/** A unit that stands may be for. */
export interface HallUnit {
  readonly jsonId: string;
  readonly name: string;
}

/** What the pages of the exhibition know from the build. */
export interface HallParts {
  /** Our own stands, the newest first. */
  readonly ours: readonly HungStand[];
  readonly units: readonly HallUnit[];
}

/** The hall as a page's query gives it: spread `...HallParts` in the query. */
export const hallParts = ({ exhibits, offices }: Queries.HallPartsFragment): HallParts => ({
  ours: exhibits.nodes.map(hungExhibit),
  units: offices.nodes.flatMap(({ units }) => units),
});

export const hallFragments = graphql`
  fragment HallParts on Query {
    exhibits: allExhibit(sort: [{ created: DESC }, { jsonId: DESC }]) {
      nodes {
        ...HungExhibit
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
