import { Link } from "gatsby";
import { FactGrid, type Fact } from "#src/ui/records/fact-grid/fact-grid";
import { isKnown } from "#lib/format/known";
import {
  factValue,
  labelledFact,
  PROFILE_FACTS,
  type ProfileFact,
  type ProfileFactKey,
} from "#lib/profile/profile-facts";
import { compareWithPath, officePath } from "#lib/content/model/pages/paths";
import * as styles from "./character-facts.late.module.css";
import { yearOfAge } from "#lib/format/age";
import { similarPeoplePath } from "#lib/facets/address";

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
              labelledFact("age", year1),
              labelledFact("height", year1),
              labelledFact("weight", year1),
              { ...labelledFact("interest", year1), original: year1.interestJa, wide: true },
              { ...labelledFact("stunt", year1), original: year1.stuntJa, wide: true },
            ]}
          />
        </details>
      )}
      <Link data-only="screen" className={styles.compare} to={compareWithPath(character.cname)}>
        Compare with …
      </Link>
    </section>
  );
}

/** Facts of a profile with their years; the last cell lists unpublished ones. */
function characterFacts(character: Queries.CharacterPageFragment): Fact[] {
  const { profile, names, role, unitRecord } = character;
  const { office } = unitRecord;
  const { ageText } = profile;
  /** A fact, or its label alone if it is not published. */
  const cell = (key: ProfileFactKey, more: Partial<Fact> = {}): Fact | string => {
    const { label, isYearly, isText = false }: ProfileFact = PROFILE_FACTS[key];
    const published = profile[key];
    if (!published || published === "-") return label;
    const year = isYearly && isKnown(published) ? "Year 2" : undefined;
    return {
      label,
      value: factValue(key, profile),
      year,
      href: sameValuePath(key),
      wide: isText,
      ...more,
    };
  };
  const sameValuePath = (key: ProfileFactKey) => {
    const fact = PROFILE_FACTS[key];
    return "facet" in fact ? similarPeoplePath(fact.facet, character) : undefined;
  };
  const facts: (Fact | string | false | null)[] = [
    cell("birthday"),
    cell("age", { year: yearOfAge(ageText) }),
    cell("height"),
    cell("weight"),
    cell("blood"),
    cell("hand"),
    ageText !== "-" && { label: "Age counted", value: ageText.replace("As", "as"), wide: true },
    cell("interest", { original: profile.interestJa }),
    cell("stunt", { original: profile.stuntJa }),
    profile.school !== null &&
      cell("school", {
        original: profile.schoolJa,
        year: profile.year1 ? "Year 1" : undefined,
      }),
    profile.class !== null && cell("class"),
    names.realName && {
      label: "Real name",
      value: names.realName,
      original: names.realNameJa,
      wide: true,
    },
    role && { label: "Role", value: role, wide: true },
    { label: "Agency", value: office.name, href: officePath(office.id), wide: true },
  ];
  const unknown = facts.filter((fact) => fact && typeof fact === "string").join(", ");
  return [
    ...facts.filter((fact): fact is Fact => typeof fact === "object" && fact !== null),
    ...(unknown ? [{ label: "Unknown so far", value: unknown, wide: true }] : []),
  ];
}
