import { graphql, Link } from "gatsby";
import { characterPath } from "#lib/content/model/pages/paths";
import { Face } from "../face/face";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./member-chip.late.module.css";
import { Tag } from "#src/ui/primitives/elements";

export function MemberChip({ character }: { character: Queries.MemberChipFragment }) {
  return (
    <Tag
      as={Link}
      className={styles.chip}
      data-character={character.id}
      to={characterPath(character.cname)}
    >
      <Face character={character} />
      {character.name}
    </Tag>
  );
}

interface MemberChipsProps {
  characters: readonly Queries.MemberChipFragment[];
  className?: string | undefined;
  label?: string;
}

export function MemberChips({ characters, className, label }: MemberChipsProps) {
  return (
    <ul className={className ?? shapes.cluster} aria-label={label}>
      {characters.map((one) => (
        <li key={one.id}>
          <MemberChip character={one} />
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
