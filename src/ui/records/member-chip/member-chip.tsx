import { graphql, Link } from "gatsby";
import { characterPath } from "#lib/content/model/pages/paths";
import { Face } from "../face/face";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./member-chip.late.module.css";
import { Tag } from "#src/ui/primitives/elements";

interface MemberChipProps {
  character: Queries.MemberChipFragment;
  current?: boolean;
}

export function MemberChip({ character, current = false }: MemberChipProps) {
  const content = (
    <>
      <Face character={character} />
      {character.name}
    </>
  );
  return current ? (
    <Tag as="span" className={styles.chip} data-character={character.id} aria-current="true">
      {content}
    </Tag>
  ) : (
    <Tag
      as={Link}
      className={styles.chip}
      data-character={character.id}
      to={characterPath(character.cname)}
    >
      {content}
    </Tag>
  );
}

interface MemberChipsProps {
  characters: readonly Queries.MemberChipFragment[];
  /** Id of the character whose page it is. */
  current?: number | undefined;
  className?: string | undefined;
  label?: string;
}

export function MemberChips({ characters, current, className, label }: MemberChipsProps) {
  return (
    <ul className={className ?? shapes.cluster} aria-label={label}>
      {characters.map((one) => (
        <li key={one.id}>
          <MemberChip character={one} current={one.id === current} />
        </li>
      ))}
    </ul>
  );
}

export const memberChipFragment = graphql`
  fragment MemberChip on Character {
    ...Face
    id: jsonId
    cname
    name
  }
`;
