import { counted } from "#lib/format/counted";
import { Terms } from "#src/ui/primitives/terms/terms";
import { SourcesSection } from "#src/ui/records/sources-section/sources-section";
import { formatDate } from "#lib/format/birthday";
import labels from "./source-labels.json";
import * as styles from "./character-sources.module.css";

type Counts = Queries.CharacterPageFragment["sourceCounts"];

const LABELS: Record<keyof Counts, string> = labels;

/** Which facts are of which year, and how many sources each one stands on. */
export function CharacterSources({
  character,
  facts,
}: {
  character: Queries.CharacterPageFragment;
  facts: { year1: string; year2: string };
}) {
  const rows = Object.entries(LABELS).flatMap(([key, label]) => {
    const count = character.sourceCounts[key as keyof Counts];
    return count ? [{ label, value: counted(count, "source") }] : [];
  });
  return (
    <SourcesSection
      aside={rows.length > 0 && <Terms className={styles.counts} row={styles.row} of={rows} />}
    >
      <p>
        Year 1 of the story began in the game on {formatDate(facts.year1)}, Year 2 on{" "}
        {formatDate(facts.year2)}. Hobbies and specialties are our translations.
      </p>
      {character.sourceNotes && (
        <ul className={styles.notes}>
          {character.sourceNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </SourcesSection>
  );
}
