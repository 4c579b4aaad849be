import { shown } from "../words";
import type { Rule } from "./rule";

/** The name of a unit that has a record stands in that record. */
export const tripUnit: Rule = {
  name: "trip-unit",
  description: "A trip has a unitId, or the name of a unit that has no record.",
  *check({ trips }) {
    for (const trip of trips) {
      const [name, unitId] = [trip.get("unit"), trip.get("unitId")];
      if (trip.has("unit") && trip.has("unitId")) {
        if (name === undefined || unitId === undefined) continue;
        yield trip.finding(["unit"], {
          message: `unit is ${shown(name)}, but unitId ${shown(unitId)} says it already`,
          allowed: "unitId alone",
          atName: true,
        });
      } else if (!trip.has("unit") && !trip.has("unitId") && trip.isWhole()) {
        // Where something else is wrong, one of the two may only be misspelt.
        yield trip.finding([], {
          message: "unitId is missing: The unit whose album it is",
          allowed: "a unitId, or unit with the name of a unit that has no record",
        });
      }
    }
  },
};
