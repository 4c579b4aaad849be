import type { Content } from "../../read/content";

/** Where characters are written down: the `dependsOn` of what names them. */
export const ROSTER = ["characters/", "units/"] as const;

/** The ids that characters have, and those that units list: a record that cannot be read still exists. */
export function characterIds({ identities, units }: Content): Set<number> {
  const listed = units.flatMap((unit) => unit.items("list").map(({ value }) => value));
  return new Set([...identities.characters.keys(), ...listed]);
}
