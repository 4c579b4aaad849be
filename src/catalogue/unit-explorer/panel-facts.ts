import type { Fact } from "#src/ui/records/fact-grid/fact-grid";
import { formatBirthday } from "#lib/format/birthday";
import { isKnown, known } from "#lib/format/known";
import type { ExplorerCharacter } from "./explorer-catalogue";

/**
 * The facts of the panel: birthday, age, height, weight, blood type, hobby, specialty and role.
 * What is unknown says so; of a figure of whom nothing at all is known one cell says it.
 */
export function panelFacts({ profile, role }: Pick<ExplorerCharacter, "profile" | "role">): Fact[] {
  const { birthday, age, height, weight, blood, interest, stunt } = profile;
  const roles: Fact[] = role ? [{ label: "Role", value: role, wide: true }] : [];
  if (![birthday, age, height, weight, blood, interest, stunt].some(isKnown)) {
    return [
      ...roles,
      { label: "Birthday, age, height and the rest", value: known("-"), wide: true },
    ];
  }
  return [
    ...roles,
    { label: "Birthday", value: known(formatBirthday(birthday)) },
    { label: "Age", value: known(age) },
    { label: "Blood", value: known(blood) },
    { label: "Height", value: known(height, "cm") },
    { label: "Weight", value: known(weight, "kg") },
    { label: "Hobby", value: known(interest), wide: true },
    { label: "Specialty", value: known(stunt), wide: true },
  ];
}
