import { counted, shown } from "../words";
import type { Rule } from "./rule";

/** Contestants of each of the four tours. */
const TEAM = 4;

/** Each tour of the audition was for four contestants. */
export const venueTeam: Rule = {
  name: "venue-team",
  description: "Four idols of the audition are contestants of each venue.",
  *check({ fourPiece, fourPieceSlugs, venues }) {
    const settled = fourPiece.filter((one) => one.get("venue") && one.get("role"));
    if (settled.length !== fourPieceSlugs.length) return;
    const teams = venues.map((venue) => {
      const team = settled.filter(
        (one) => one.get("venue") === venue.key && one.get("role") === "contestant",
      );
      return { venue, size: team.length };
    });
    // An idol in the wrong venue is one slip: told once, of the venue that has too many.
    const short = teams.filter(({ size }) => size < TEAM);
    const full = teams.filter(({ size }) => size > TEAM);
    for (const { venue, size } of [...full, ...short.slice(full.length)]) {
      const other = size > TEAM ? short.find(({ venue: { key } }) => key !== venue.key) : undefined;
      yield venue.finding([], {
        message: `the venue has ${counted(size, "contestant")}${other ? `, and ${shown(other.venue.key)} has ${other.size}` : ""}`,
        allowed: `${TEAM} records in content/four-piece with this venue and the role "contestant"`,
      });
    }
  },
};
