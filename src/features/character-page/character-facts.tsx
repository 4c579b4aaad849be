import { graphql } from "gatsby";
import type { Fact } from "../../components/fact-grid/fact-grid";
import { FactGrid } from "../../components/fact-grid/fact-grid";
import { formatBirthday } from "../../lib/format/birthday";
import { isKnown, known } from "../../lib/format/known";
import * as styles from "./character-facts.module.css";

/** The profile's facts, and how they were a year before. */
export function CharacterFacts({ character }: { character: Queries.CharacterFactsFragment }) {
  const { year1 } = character.profile;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className={styles.heading}>
        Profile
      </h2>
      <FactGrid facts={factsOf(character)} />
      {year1 && (
        <details className={styles.year1}>
          <summary>The same in Year 1</summary>
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
    </section>
  );
}

function factsOf(character: Queries.CharacterFactsFragment): Fact[] {
  const { profile, names, role, unitRecord } = character;
  const year2 = profile.year1 || isKnown(profile.age) ? "Year 2" : undefined;
  const facts: Fact[] = [
    { label: "Birthday", value: known(formatBirthday(profile.birthday)) },
    { label: "Age", value: known(profile.age), year: year2 },
    { label: "Height", value: known(profile.height, "cm"), year: year2 },
    { label: "Weight", value: known(profile.weight, "kg"), year: year2 },
    { label: "Blood type", value: known(profile.blood) },
    { label: "Writes with", value: profile.hand ? `the ${profile.hand} hand` : known("-") },
  ];
  if (profile.ageText !== "-") {
    facts.push({ label: "Age is", value: profile.ageText.replace("As", "as"), wide: true });
  }
  facts.push(
    {
      label: "Hobby",
      value: known(profile.interest),
      original: profile.interestJa,
      year: year2,
      wide: true,
    },
    {
      label: "Specialty",
      value: known(profile.stunt),
      original: profile.stuntJa,
      year: year2,
      wide: true,
    },
  );
  if (profile.school) {
    const value = profile.class ? `${profile.school}, class ${profile.class}` : profile.school;
    facts.push({ label: "School", value, original: profile.schoolJa, year: "Year 1", wide: true });
  }
  if (names.realName) {
    facts.push({
      label: "Real name",
      value: names.realName,
      original: names.realNameJa,
      wide: true,
    });
  }
  if (role) facts.push({ label: "Role", value: role, wide: true });
  if (unitRecord) facts.push({ label: "Agency", value: unitRecord.office.name, wide: true });
  return facts;
}

export const characterFactsFragment = graphql`
  fragment CharacterFacts on Character {
    role
    names {
      realName
      realNameJa
    }
    unitRecord {
      office {
        name
      }
    }
    profile {
      height
      weight
      blood
      age
      ageText
      birthday
      hand
      interest
      interestJa
      stunt
      stuntJa
      class
      school
      schoolJa
      year1 {
        age
        height
        weight
        interest
        interestJa
        stunt
        stuntJa
      }
    }
  }
`;
