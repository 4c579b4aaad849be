import type { Venue } from "../../../../content/types";
import type { Entry } from "../../read/entry";
import { counted } from "../words";
import type { Rule } from "./rule";

/** Contestants of each of the four tours. */
const TEAM = 4;

/** Four idols of the audition are contestants of each venue. */
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

/** A venue has a run in Japan, and the venues are in the order of those. */
const venueRun: Rule = {
  name: "venue-run",
  *check({ venues }) {
    for (const venue of venues) {
      if (!venue.isWhole("runs") || inJapan(venue)) continue;
      const message = "runs has none in Japan, where the tour came first";
      yield venue.finding(["runs"], { message, allowed: 'a run of edition "jp"' });
    }
    const orders = venues.map((venue) => venue.get("order"));
    // Two of one order are one slip, which is told elsewhere.
    if (new Set(orders).size < orders.length) return;
    const dated = venues.filter((venue) => venue.get("order") && inJapan(venue));
    const inOrder = dated.toSorted(
      (one, other) => (one.get("order") ?? 0) - (other.get("order") ?? 0),
    );
    for (const [place, venue] of inOrder.entries()) {
      const before = inOrder[place - 1];
      const start = inJapan(venue) ?? "";
      if (!before || (inJapan(before) ?? "") < start) continue;
      yield venue.finding(["order"], {
        message: `order is ${venue.get("order")}, but in Japan the tour began on ${start}, no later than that of ${before.file}, whose order is ${before.get("order")}`,
        allowed: "1 to 4, in the order of the first days in Japan",
      });
      return;
    }
  },
};

/** First day of a tour in Japan. */
const inJapan = (venue: Entry<Venue>): string | undefined =>
  venue.items("runs").find(({ value }) => value.edition === "jp")?.value.start;

/** The tours of the audition, and its idols. */
export const AUDITION_RULES: readonly Rule[] = [venueTeam, venueRun];
