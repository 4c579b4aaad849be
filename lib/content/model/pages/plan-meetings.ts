import type { CharacterId } from "../../../../content/types";
import type { Catalogue } from "../catalogue/catalogue";

/**
 * Links of characters to other pages, for a page's context: the first trip with one of them in its cast, and the chapter
 * of the film in which one enters (empty if none).
 */
export function planMeetings(
  { film, trips }: Pick<Catalogue, "film" | "trips">,
  ids: readonly CharacterId[],
) {
  const among = (members: readonly CharacterId[] = []) => members.some((id) => ids.includes(id));
  const trip = trips.find(({ cast }) => among(cast));
  const chapter = film.find(({ cast }) => cast?.some(({ members }) => among(members)));
  return {
    tripId: trip?.id ?? "",
    hasTrip: trip !== undefined,
    chapter: chapter?.id ?? "",
  };
}
