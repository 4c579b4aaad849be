import type { Trip } from "../../../../content/types";
import { KINDS } from "../../kinds/kinds";
import { CONTENT } from "../../read/snapshot";
import type { Entry } from "../../read/entry";
import { shown } from "../words";
import type { Rule } from "./rule";

const slug = (number: number) => `trip${String(number).padStart(2, "0")}`;

/** Every volume of the series has its trip, in order. */
export const tripNumber: Rule = {
  name: "trip-number",
  description: "Every volume of the series has its trip; id, number and album agree.",
  *check({ trips, volumes }) {
    const found = new Set(trips.flatMap((trip) => [trip.key, trip.get("id") ?? trip.key]));
    for (let number = 1; number <= volumes; number++) {
      if (found.has(slug(number))) continue;
      const file = `${CONTENT}/${KINDS.trips.folder}/${slug(number)}.json`;
      const message = `the file is missing: there must be a record of trip ${number}`;
      yield { file, path: [], message };
    }
    for (const trip of trips) {
      const own = volumeOf(trip, volumes);
      const number = trip.get("number");
      const album = trip.get("album");
      if (own === undefined) continue;
      if (number !== undefined && number !== own) {
        yield trip.finding(["number"], {
          message: `number is ${number}, but the trip is ${shown(slug(own))}`,
          allowed: "the number in the id",
          suggestion: String(own),
        });
      }
      const expected = `TRIP vol. ${own}`;
      if (album === undefined || album === expected) continue;
      yield trip.finding(["album"], {
        message: `album is ${shown(album)}, but the trip is ${shown(slug(own))}`,
        allowed: "the volume with the number of the trip",
        suggestion: shown(expected),
      });
    }
  },
};

/** The volume that a trip is of: by the name of its file, or else by its id. */
function volumeOf(trip: Entry<Trip>, volumes: number): number | undefined {
  const numbers = [trip.key, trip.get("id")].map((name) => Number(name?.slice("trip".length)));
  return numbers.find((number) => Number.isInteger(number) && number >= 1 && number <= volumes);
}
