import { isAudition } from "../content/model/kinds/poster-key";

/** The idols who take part in games: everybody with a unit to sing in. */
export function castOf<One extends { id: number; unit: string }>(
  characters: readonly One[],
): One[] {
  return characters
    .filter((one) => one.unit !== "other" && !isAudition(one))
    .toSorted((one, other) => one.id - other.id);
}

/** Ids as a line of content/play.json. */
export const writeIds = (ids: readonly number[]): string => ids.join(" ");

/** The ids in a line of content/play.json. */
export const readIds = (line: string): number[] => line.split(" ").map(Number);
