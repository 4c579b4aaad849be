import { graphql } from "gatsby";
import { builtStand, type Stand, type UnitName } from "../stand";

export interface ExhibitionData {
  readonly builtStands: readonly Stand[];
  readonly units: readonly UnitName[];
}

/** Data of a page's query: spread `...ExhibitionData` in it. */
export const exhibitionData = ({
  exhibits,
  offices,
}: Queries.ExhibitionDataFragment): ExhibitionData => ({
  builtStands: exhibits.nodes.map(builtStand),
  units: offices.nodes.flatMap(({ units }) => units as unknown as readonly UnitName[]),
});

export const exhibitionFragments = graphql`
  fragment ExhibitionData on Query {
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
