import { MemberChip } from "#src/ui/records/member-chip/member-chip";
import { Paragraphs } from "#src/ui/primitives/paragraphs/paragraphs";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as details from "#src/ui/primitives/details.module.css";
import * as styles from "./character-story.module.css";

/** Biography, self-introduction and the linked character. */
export function CharacterStory({
  character,
  linked,
}: {
  character: Queries.CharacterPageFragment;
  linked: Queries.MemberChipFragment | null;
}) {
  return (
    <section className={details.measure} aria-label="Story">
      <Paragraphs className={styles.paragraph} text={character.text} />
      <figure className={styles.recruit}>
        <figcaption className={styles.label}>Self-introduction</figcaption>
        <p>{character.recruitText}</p>
      </figure>
      {linked && (
        <p className={`${shapes.line3} ${details.top6} ${letters.heavy}`}>
          <span>{character.vnote}</span>
          <MemberChip character={linked} />
        </p>
      )}
    </section>
  );
}
