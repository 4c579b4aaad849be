import { Link } from "gatsby";
import { FactGrid } from "#src/ui/records/fact-grid/fact-grid";
import { known } from "#lib/format/known";
import { compareWithPath } from "#lib/content/pages/paths";
import { characterFacts } from "./character-fact-list";
import * as styles from "./character-facts.module.css";

/** The profile's facts, and how they were a year before. */
export function CharacterFacts({ character }: { character: Queries.CharacterPageFragment }) {
  const { year1 } = character.profile;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className={styles.heading}>
        Profile
      </h2>
      <FactGrid facts={characterFacts(character)} />
      {year1 && (
        <details className={styles.year1}>
          <summary>Profile in Year 1</summary>
          <FactGrid
            facts={[
              { label: "Age", value: known(year1.age) },
              { label: "Height", value: known(year1.height, "cm") },
              { label: "Weight", value: known(year1.weight, "kg") },
              { label: "Hobby", value: year1.interest, original: year1.interestJa, wide: true },
              { label: "Specialty", value: year1.stunt, original: year1.stuntJa, wide: true },
            ]}
          />
        </details>
      )}
      <Link className={styles.compare} to={compareWithPath(character.cname)}>
        Compare with …
      </Link>
    </section>
  );
}
