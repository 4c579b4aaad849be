import { graphql, Link } from "gatsby";
import { characterPath } from "#lib/content/pages/paths";
import { Face } from "../face/face";
import * as styles from "./member-chip.module.css";

interface MemberChipProps {
  character: Queries.MemberChipFragment;
  current?: boolean;
}

/** A character in one line: a round cut of the poster and the name. */
export function MemberChip({ character, current = false }: MemberChipProps) {
  const content = (
    <>
      <Face character={character} />
      {character.name}
    </>
  );
  return current ? (
    <span className={styles.chip} data-character={character.jsonId} aria-current="true">
      {content}
    </span>
  ) : (
    <Link
      className={styles.chip}
      data-character={character.jsonId}
      to={characterPath(character.cname)}
    >
      {content}
    </Link>
  );
}

export const memberChipFragment = graphql`
  fragment MemberChip on Character {
    ...Face
    jsonId
    cname
    name
  }
`;
