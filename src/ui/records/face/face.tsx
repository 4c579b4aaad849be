import { graphql } from "gatsby";
import { Picture } from "../../primitives/picture/picture";
import * as styles from "./face.late.module.css";

/** Round portrait from a character's poster. Its container sets the character's colours. */
export function Face({ character }: { character: Queries.FaceFragment }) {
  return (
    <Picture frame={styles.face} image={character.posterPicture.thumbnail} alt="" sizes="72px" />
  );
}

export const faceFragment = graphql`
  fragment Face on Character {
    posterPicture { thumbnail: imageData(upTo: 160) }
  }
`;
