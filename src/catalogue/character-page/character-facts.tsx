import { Link } from "gatsby";
import { FactGrid, type Fact } from "#src/ui/records/fact-grid/fact-grid";
import { known, isKnown } from "#lib/format/known";
import { compareWithPath, officePath } from "#lib/content/pages/paths";
import * as styles from "./character-facts.module.css";
import { yearOfAge } from "#lib/format/age";
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
  const { office } = unitRecord;
  const alike = (key: Parameters<typeof alikePath>[0]) => alikePath(key, character);
  const asked = (label: string, published: string | null, fact: Omit<Fact, "label">) =>
    published && published !== "-" ? { label, ...fact } : label;
  const inYear2 = (label: string, published: string, measure = "", more: Partial<Fact> = {}) =>
    asked(label, published, {
      value: known(published, measure),
      year: isKnown(published) ? "Year 2" : undefined,
      ...more,
    });
  const { birthday, age, height, weight, blood, hand, ageText } = profile;
  const facts: (Fact | string | false | null)[] = [
    asked("Birthday", birthday, { value: known(formatBirthday(birthday)), href: alike("month") }),
    asked("Age", age, { value: known(age), year: yearOfAge(ageText) }),
    inYear2("Height", height, "cm", { href: alike("height") }),
    inYear2("Weight", weight, "kg"),
    asked("Blood type", blood, { value: known(blood), href: alike("blood") }),
    asked("Handedness", hand, { value: handedness(hand), href: alike("hand") }),
    ageText !== "-" && { label: "Age counted", value: ageText.replace("As", "as"), wide: true },
    inYear2("Hobby", profile.interest, "", { original: profile.interestJa, wide: true }),
    inYear2("Specialty", profile.stunt, "", { original: profile.stuntJa, wide: true }),
    profile.school && {
      label: "School",
      value: profile.school,
      href: alike("school"),
      original: profile.schoolJa,
      year: profile.year1 ? "Year 1" : undefined,
      wide: true,
    },
    profile.class && { label: "Class", value: profile.class, href: alike("class") },
    names.realName && {
      label: "Real name",
      value: names.realName,
      original: names.realNameJa,
      wide: true,
    },
    role && { label: "Role", value: role, wide: true },
    { label: "Agency", value: office.name, href: officePath(office.jsonId), wide: true },
  ];
  const unknown = facts.filter((fact) => fact && typeof fact === "string").join(", ");
  return [
    ...facts.filter((fact): fact is Fact => typeof fact === "object" && fact !== null),
    ...(unknown ? [{ label: "Unknown so far", value: unknown, wide: true }] : []),
  ];
}
