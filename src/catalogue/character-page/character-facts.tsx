import { Link } from "gatsby";
import { FactGrid, type Fact } from "#src/ui/records/fact-grid/fact-grid";
import { known, isKnown } from "#lib/format/known";
import { compareWithPath, officePath } from "#lib/content/pages/paths";
import * as styles from "./character-facts.module.css";
import { formatBirthday } from "#lib/format/birthday";
import { handedness } from "#lib/format/handedness";
import { alikePath } from "#lib/facets/address";

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

/** The facts of a profile in order, each with its year; those that nobody has published are named at the end. */
function characterFacts(character: Queries.CharacterPageFragment): Fact[] {
  const { profile, names, role, unitRecord } = character;
  const published: Fact[] = [];
  const unpublished: string[] = [];
  const add = (fact: Fact, value: string | null | undefined) => {
    if (value && value !== "-") published.push(fact);
    else unpublished.push(fact.label);
  };
  const year2 = (value: string) => (isKnown(value) ? ("Year 2" as const) : undefined);

  const alike = (key: Parameters<typeof alikePath>[0]) => alikePath(key, character);

  const birthday = known(formatBirthday(profile.birthday));
  add({ label: "Birthday", value: birthday, href: alike("month") }, profile.birthday);
  for (const [label, value, measure, href] of [
    ["Age", profile.age, "", undefined],
    ["Height", profile.height, "cm", alike("height")],
    ["Weight", profile.weight, "kg", undefined],
  ] as const) {
    add({ label, value: known(value, measure), year: year2(value), href }, value);
  }
  add({ label: "Blood type", value: known(profile.blood), href: alike("blood") }, profile.blood);
  const hand = { label: "Handedness", value: handedness(profile.hand), href: alike("hand") };
  add(hand, profile.hand);
  if (profile.ageText !== "-") {
    published.push({
      label: "Age counted",
      value: profile.ageText.replace("As", "as"),
      wide: true,
    });
  }
  for (const [label, value, original] of [
    ["Hobby", profile.interest, profile.interestJa],
    ["Specialty", profile.stunt, profile.stuntJa],
  ] as const) {
    add({ label, value: known(value), original, year: year2(value), wide: true }, value);
  }
  if (profile.school) {
    published.push({
      label: "School",
      value: profile.school,
      href: alike("school"),
      original: profile.schoolJa,
      year: profile.year1 ? "Year 1" : undefined,
      wide: true,
    });
  }
  if (profile.class) {
    published.push({ label: "Class", value: profile.class, href: alike("class") });
  }
  if (names.realName) {
    const { realName: value, realNameJa: original } = names;
    published.push({ label: "Real name", value, original, wide: true });
  }
  if (role) published.push({ label: "Role", value: role, wide: true });
  const { jsonId, name } = unitRecord.office;
  published.push({ label: "Agency", value: name, href: officePath(jsonId), wide: true });
  if (unpublished.length > 0) {
    published.push({ label: "Unknown so far", value: unpublished.join(", "), wide: true });
  }
  return published;
}
