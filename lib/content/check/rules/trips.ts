import { KINDS } from "../../model/kinds/kinds";
import { CONTENT } from "../../read/snapshot";
import { shown } from "../../model/problems/words";
import { eachOf, type Rule } from "./rule";

const slug = (number: number) => `trip${String(number).padStart(2, "0")}`;

/** Every volume of the series has its trip; id, number and album agree. */
const tripNumber: Rule = {
  name: "trip-number",
  needsAllPlaced: true,
  *check({ trips, volumes }) {
    const found = new Set(trips.flatMap((trip) => [trip.key, trip.get("id") ?? trip.key]));
    for (let number = 1; number <= volumes; number++) {
      if (found.has(slug(number))) continue;
      const file = `${CONTENT}/${KINDS.trips.folder}/${slug(number)}.json`;
      const message = `the file is missing: there must be a record of trip ${number}`;
      yield { file, path: [], message };
    }
    for (const trip of trips) {
      // The file name of a trip has its volume.
      const own = Number(/^trip(\d+)$/.exec(trip.key)?.[1]);
      const [number, album] = [trip.get("number"), trip.get("album")];
      if (!(own >= 1 && own <= volumes)) continue;
      const what = `but the trip is ${shown(slug(own))}`;
      if (number !== undefined && number !== own)
        yield trip.wrong(["number"], what, "the number in the id", String(own));
      const expected = `TRIP vol. ${own}`;
      const allowed = "the volume with the number of the trip";
      if (album !== undefined && album !== expected)
        yield trip.wrong(["album"], what, allowed, shown(expected));
    }
  },
};

/** A trip has a unitId, or the name of a unit without a record. */
const tripUnit: Rule = {
  name: "trip-unit",
  check: eachOf("trips", function* (trip) {
    const [name, unitId] = [trip.get("unit"), trip.get("unitId")];
    if (name !== undefined && unitId !== undefined) {
      yield trip.finding(["unit"], {
        message: `unit is ${shown(name)}, but unitId ${shown(unitId)} says it already`,
        allowed: "unitId alone",
        atName: true,
      });
    }
    // If something else is wrong, one of the two may only be misspelt.
    if (trip.has("unit") || trip.has("unitId") || !trip.isWhole()) return;
    const message = "unitId is missing: The unit whose album it is";
    const allowed = "a unitId, or unit with the name of a unit that has no record";
    yield trip.finding([], { message, allowed });
  }),
};

export const TRIP_RULES: readonly Rule[] = [tripNumber, tripUnit];
