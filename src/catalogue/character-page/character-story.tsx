import { MemberChip } from "#src/ui/records/member-chip/member-chip";
import { Paragraphs } from "#src/ui/primitives/paragraphs/paragraphs";
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
    <section className={styles.story} aria-label="Story">
      <Paragraphs className={styles.paragraph} text={character.text} />
      <figure className={styles.recruit}>
        <figcaption className={styles.label}>Self-introduction</figcaption>
        <p>{character.recruitText}</p>
      </figure>
      {linked && (
        <p className={styles.linked}>
          <span>{character.vnote}</span>
          <MemberChip character={linked} />
        </p>
      )}
    </section>
  );
}
