import type { CharacterId } from "../../../../content/types";
import type { Catalogue } from "../catalogue/catalogue";

/**
 * Links of characters to other pages, for a page's context: the first trip with one of them in its cast, the chapter of
 * the film in which one enters (empty if none), and whether there are songs.
 * @param unitId the unit whose songs count; by default the characters' own
 */
export function planMeetings(
  { film, songs, trips }: Pick<Catalogue, "film" | "songs" | "trips">,
  ids: readonly CharacterId[],
  unitId?: string,
) {
  const among = (members: readonly CharacterId[] = []) => members.some((id) => ids.includes(id));
  const trip = trips.find(({ cast }) => among(cast));
  const chapter = film.find(({ cast }) => cast?.some(({ members }) => among(members)));
  const hasSongs = songs.some(({ singers, unitIds = [] }) =>
    unitId === undefined ? among(singers) : unitIds.includes(unitId),
  );
  return {
    hasSongs,
    tripId: trip?.id ?? "",
    hasTrip: trip !== undefined,
    chapter: chapter?.id ?? "",
  };
}
