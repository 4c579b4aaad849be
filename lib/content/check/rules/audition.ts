import type { Venue } from "../../../../content/types";
import type { Entry } from "../../read/entry";
import { counted } from "../../model/problems/words";
import type { Rule } from "./rule";

const TEAM = 4;

/** Each venue has four contestants from the audition. */
const venueTeam: Rule = {
  name: "venue-team",
  *check({ fourPiece, fourPieceSlugs, venues }) {
    const settled = fourPiece.filter((one) => one.get("venue") && one.get("role"));
    if (settled.length !== fourPieceSlugs.length) return;
    for (const venue of venues) {
      const team = settled.filter(
        (one) => one.get("venue") === venue.key && one.get("role") === "contestant",
      );
      if (team.length === TEAM) continue;
      yield venue.finding([], {
        message: `the venue has ${counted(team.length, "contestant")}`,
        allowed: `${TEAM} records in content/four-piece with this venue and the role "contestant"`,
      });
    }
  },
};

/** Each venue has a run in Japan, and venues are sorted by it. */
const venueRun: Rule = {
  name: "venue-run",
  *check({ venues }) {
    for (const venue of venues) {
      if (!venue.isWhole("runs") || inJapan(venue)) continue;
      const message = "runs has no run in Japan, where the tour came first";
      yield venue.finding(["runs"], { message, allowed: 'a run of edition "jp"' });
    }
    // Two venues with one order are reported elsewhere.
    if (new Set(venues.map((venue) => venue.get("order"))).size < venues.length) return;
    const dated = venues.flatMap((venue) => {
      const [order, start] = [venue.get("order"), inJapan(venue)];
      return order === undefined || start === undefined ? [] : [{ venue, order, start }];
    });
    const inOrder = dated.toSorted((one, other) => one.order - other.order);
    for (const [index, { venue, order, start }] of inOrder.entries()) {
      const before = inOrder[index - 1];
      if (!before || before.start < start) continue;
      yield venue.finding(["order"], {
        message: `order is ${order}, but in Japan the tour began on ${start}, no later than that of ${before.venue.file}, whose order is ${before.order}`,
        allowed: "1 to 4, in the order of the first days in Japan",
      });
      return;
    }
  },
};

const inJapan = (venue: Entry<Venue>): string | undefined =>
  venue.items("runs").find(({ value }) => value.edition === "jp")?.value.start;

export const AUDITION_RULES: readonly Rule[] = [venueTeam, venueRun];
