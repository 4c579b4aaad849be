import type { Fact } from "#src/ui/records/fact-grid/fact-grid";
import { formatBirthday } from "#lib/format/birthday";
import { handedness } from "#lib/format/handedness";
import { isKnown, known } from "#lib/format/known";
import { officePath } from "#lib/content/pages/paths";

/**
 * The facts of a profile in the order they are shown, each with the year it is of. Facts that
 * nobody has published are named together at the end.
 */
export function characterFacts(character: Queries.CharacterFactsFragment): Fact[] {
  const { profile, names, role, unitRecord } = character;
  const published: Fact[] = [];
  const unpublished: string[] = [];
  const add = (fact: Fact, value: string | null | undefined) => {
    if (value && value !== "-") published.push(fact);
    else unpublished.push(fact.label);
  };
  const year2 = (value: string) => (isKnown(value) ? ("Year 2" as const) : undefined);

  add({ label: "Birthday", value: known(formatBirthday(profile.birthday)) }, profile.birthday);
  for (const [label, value, measure] of [
    ["Age", profile.age, ""],
    ["Height", profile.height, "cm"],
    ["Weight", profile.weight, "kg"],
  ] as const) {
    add({ label, value: known(value, measure), year: year2(value) }, value);
  }
  add({ label: "Blood type", value: known(profile.blood) }, profile.blood);
  add({ label: "Handedness", value: handedness(profile.hand) }, profile.hand);
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
      value: profile.class ? `${profile.school}, class ${profile.class}` : profile.school,
      original: profile.schoolJa,
      year: profile.year1 ? "Year 1" : undefined,
      wide: true,
    });
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
