import { graphql } from "gatsby";

export type SorterIdol = Queries.SorterIdolFragment;

export interface RankedIdol {
  readonly person: SorterIdol;
  readonly place: number;
}

export const sorterIdolFragment = graphql`
  fragment SorterIdol on Character {
    id: jsonId cname name unit
    unitRecord {
      id: jsonId name
      office { id: jsonId name order }
    }
    facePicture { small: imageData(upTo: 160) }
    posterPicture { imageData(upTo: 720) }
  }
`;
