import { listed, shown } from "../words";
import type { Rule } from "./rule";

/** Units whose records have a line on the voice actor's message (SPEC section 3). */
const UNITS = ["alkaloid", "crazyb"];

/** The line on the voice actor's message. */
export const comment: Rule = {
  name: "comment",
  description: "comment stands on records of alkaloid and crazyb only, and names the voice actor.",
  *check({ characters, memberships }) {
    for (const entry of characters) {
      const unit = memberships.unitOf.get(entry);
      if (unit === undefined || !entry.isWhole("comment")) continue;
      const text = entry.get("comment");
      const cv = entry.get("cv");
      const allowed = `comment on records of ${listed(UNITS)} only`;
      if (!UNITS.includes(unit)) {
        if (text === undefined) continue;
        const message = `a character of unit ${unit} has no comment`;
        yield entry.finding(["comment"], { message, allowed, atName: true });
      } else if (text === undefined) {
        const message = "comment is missing: Line on the voice actor’s message";
        yield entry.finding([], { message, allowed });
      } else if (cv !== undefined && !text.includes(cv)) {
        const message = `comment does not name the voice actor, ${cv}`;
        yield entry.finding(["comment"], { message, allowed: `a line with ${shown(cv)} in it` });
      }
    }
  },
};
