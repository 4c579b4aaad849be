import type { UnitsStore } from "#src/data/stores/units-store";
import type { ExplorerCharacter } from "./explorer-catalogue";

/** The character to show, if there is one: there may be no favourites. */
export function shownCharacter(units: UnitsStore): ExplorerCharacter | undefined {
  const { isFavoritesActive, favoriteRecords, character } = units;
  if (isFavoritesActive && favoriteRecords.length === 0) return undefined;
  return "id" in character ? (character as ExplorerCharacter) : undefined;
}

/** Ids of the members of the club that was pressed a moment ago. */
export function litMembers({ catalogue, circleAction }: UnitsStore): ReadonlySet<number> {
  return new Set(catalogue.clubs.find(({ key }) => key === circleAction)?.list);
}
