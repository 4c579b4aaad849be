import type { CharacterId } from "../../../../content/types";
import type { Catalogue } from "../catalogue/catalogue";

/**
 * Keys of what somebody is met in besides their own page, for the context of that page: the first trip whose cast has
 * one of some characters, and the chapter of the film in which one steps out, empty where none does.
 */
export function planMeetings(
  { film, trips }: Pick<Catalogue, "film" | "trips">,
  ids: readonly CharacterId[],
) {
  const among = (members: readonly CharacterId[] = []) => members.some((id) => ids.includes(id));
  const trip = trips.find(({ cast }) => among(cast));
  const chapter = film.find(({ cast }) => cast?.some(({ members }) => among(members)));
  return { tripId: trip?.id ?? "", hasTrip: trip !== undefined, chapter: chapter?.id ?? "" };
}
