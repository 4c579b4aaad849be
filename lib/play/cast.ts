import { isAudition } from "../content/model/kinds/poster-key";

/** Idols in the games: all who have a unit, once each: a newcomer's record of the audition is left out. */
export function castOf<One extends { id: number; unit: string }>(
  characters: readonly One[],
): One[] {
  return characters
    .filter((one) => one.unit !== "other" && !isAudition(one))
    .toSorted((one, other) => one.id - other.id);
}

/** Formats ids as a line of content/play.json. */
export const writeIds = (ids: readonly number[]): string => ids.join(" ");

/** Parses a line of content/play.json. */
export const readIds = (line: string): number[] => line.split(" ").map(Number);
