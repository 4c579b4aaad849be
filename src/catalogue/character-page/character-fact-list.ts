import type { Fact } from "#src/ui/records/fact-grid/fact-grid";
import { formatBirthday } from "#lib/format/birthday";
import { handedness } from "#lib/format/handedness";
import { isKnown, known } from "#lib/format/known";
import { alikePath } from "#lib/facets/address";
import { officePath } from "#lib/content/pages/paths";

/**
 * The facts of a profile in the order they are shown, each with the year it is of. Facts that
 * nobody has published are named together at the end.
 */
export function characterFacts(character: Queries.CharacterPageFragment): Fact[] {
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
