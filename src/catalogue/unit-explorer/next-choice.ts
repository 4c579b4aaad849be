import type { UnitsCatalogue } from "#src/data/stores/units-store";
import type { Choice } from "./choice";
import { unitsOf } from "./explorer-catalogue";

/** Next step of auto-switch: the next member, then the next unit, agency by agency, and around. */
export function nextChoice(
  { offices, units }: UnitsCatalogue,
  unitId: string,
  characterId: number | undefined,
): Choice {
  const order = offices.flatMap(({ list }) => unitsOf(units, list));
  const index = order.findIndex(({ id }) => id === unitId);
  const members = order[index]?.list ?? [];
  const memberIndex = characterId === undefined ? -1 : members.indexOf(characterId);
  const nextMember = memberIndex === -1 ? undefined : members[memberIndex + 1];
  if (nextMember !== undefined) {
    return { view: "unit", unitId, characterId: nextMember };
  }
  const nextUnit = order[(index + 1) % order.length];
  return { view: "unit", unitId: nextUnit?.id ?? unitId, characterId: nextUnit?.list[0] };
}
