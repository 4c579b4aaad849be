import { counted } from "#lib/format/counted";
import { Terms } from "#src/ui/primitives/terms/terms";
import { SourcesSection } from "#src/ui/records/sources-section/sources-section";
import { formatDate } from "#lib/format/date";
import { PROFILE_FACT_KEYS, PROFILE_FACTS, type ProfileFact } from "#lib/profile/profile-facts";
import * as styles from "./character-sources.late.module.css";

type Counts = Queries.CharacterPageFragment["sourceCounts"];

/** Labels by key of the record, for facts that have sources. */
const LABELS: readonly (readonly [key: keyof Counts, label: string])[] = [
  ["name", "Name"],
  ["nameJa", "Name in Japanese"],
  ["cv", "Voice actor"],
  ["color", "Image colour"],
  ["unit", "Unit"],
  ["role", "Role"],
  ...PROFILE_FACT_KEYS.map((key) => {
    const { label, isYearly }: ProfileFact = PROFILE_FACTS[key];
    return [key, isYearly ? `${label} (Year 2)` : label] as const;
  }),
  ["circle", "Clubs"],
  ["year1", "Year 1 profile"],
];

/** Year and number of sources of each fact. */
export function CharacterSources({
  character,
  facts,
}: {
  character: Queries.CharacterPageFragment;
  facts: { year1: string; year2: string };
}) {
  const rows = LABELS.flatMap(([key, label]) => {
    const count = character.sourceCounts[key];
    return count ? [{ label, value: counted(count, "source") }] : [];
  });
  return (
    <SourcesSection
      aside={rows.length > 0 && <Terms className={styles.counts} rowClass={styles.row} of={rows} />}
    >
      <p>
        {`Year 1 of the story began in the game on ${formatDate(facts.year1)}, Year 2 on ${formatDate(facts.year2)}.`}
        {" Hobbies and specialties are our translations."}
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
