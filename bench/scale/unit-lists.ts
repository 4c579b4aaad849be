import type { Unit } from "../../content/types";

/** Members that a unit has, least and most: what the rule `unit-size` asks of all but two units. */
const LEAST = 2;
const MOST = 5;

/**
 * Members for copies of units, by unit. Copies have ids of their own, so no exception is made for
 * them: who is one too many in a large unit goes to the smallest ones.
 * @throws if there is no room for all of them, or a unit is left too small
 */
export function unitLists(
  units: readonly Pick<Unit, "id" | "list">[],
): Map<Unit["id"], readonly number[]> {
  const lists = new Map(units.map(({ id, list }) => [id, list.slice(0, MOST) as number[]]));
  const waiting = units.flatMap(({ list }) => list.slice(MOST));
  for (const id of waiting) {
    const [smallest] = [...lists.values()].toSorted((one, other) => one.length - other.length);
    if (!smallest || smallest.length >= MOST) throw new Error("The units have no room for all.");
    smallest.push(id);
  }
  for (const [id, list] of lists) {
    if (list.length < LEAST) throw new Error(`A copy of unit ${id} has ${list.length} members.`);
  }
  return lists;
}
