import type { CharacterId } from "../../../../content/types";
import type { Catalogue } from "../catalogue/catalogue";

/**
 * Facts of what characters are met in besides their own page, for the context of that page: the first trip whose cast
 * has one of them, the chapter of the film in which one steps out (empty where none does), and whether there are songs.
 * @param unitId the unit whose songs count; without one the songs that a character sings count
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
