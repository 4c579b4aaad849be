import { graphql } from "gatsby";

export type PenlightIdol = Queries.PenlightIdolFragment;
export type PenlightUnit = Queries.PenlightUnitFragment;

export const penlightFragments = graphql`
  fragment PenlightIdol on Character {
    jsonId
    cname
    name
    color
    sourceCounts {
      color
    }
    unitRecord {
      name
    }
  }

  fragment PenlightUnit on Unit {
    jsonId
    name
    imageColor
    list
  }
`;
