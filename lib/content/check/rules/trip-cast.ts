import { nearestWithName } from "../../identity/with-name";
import { ranges } from "../words";
import { characterIds, ROSTER } from "./roster";
import type { Rule } from "./rule";

/**
 * Nobody travels who does not exist. The cast need not be the unit of today: an album keeps those who
 * sang on it.
 */
export const tripCast: Rule = {
  name: "trip-cast",
  description: "Everybody in the cast of a trip is a character.",
  leansOn: ROSTER,
  *check(content) {
    const ids = characterIds(content);
    for (const trip of content.trips) {
      for (const { value: id, index } of trip.items("cast")) {
        if (ids.has(id)) continue;
        yield trip.finding(["cast", index], {
          message: `cast, item ${index + 1} is ${id}, but there is no character with that id`,
          allowed: `ids of the records in content/characters: ${ranges([...ids])}`,
          suggestion: nearestWithName(id, ids, content.identities.characters),
        });
      }
    }
  },
};
