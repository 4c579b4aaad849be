import { graphql } from "gatsby";

export type UnitIdol = Queries.UnitIdolFragment;

export const unitIdolFragment = graphql`
  fragment UnitIdol on Character {
    id: jsonId name unit
    unitRecord { id: jsonId name }
    facePicture { small: imageData(upTo: 160) }
  }
`;
