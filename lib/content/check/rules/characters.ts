import { AUDITION } from "../../model/kinds/kinds";
import { listed, ranges, shown } from "../../model/problems/words";
import { AUDITION_IDS, CLOSED_UNITS, LATER, reservedFor, RESERVED_IDS } from "./reserved-ids";
import { eachOf, presence, type Rule } from "./rule";

const [FIRST_LATER = 0, LAST_LATER = 0] = [AUDITION_IDS[0], AUDITION_IDS.at(-1)].map(
  (id = 0) => id + LATER,
);

/** Units whose records quote the voice actor (SPEC section 3). */
const COMMENTED = ["alkaloid", "crazyb"];

export const CHARACTER_RULES: readonly Rule[] = [
  {
    // Two records share a cname only if they are the audition record and the later record of one idol.
    name: "cname",
    needsAllPlaced: true,
    *check({ characters }) {
      for (const entry of characters.filter(({ key }) => key.endsWith(AUDITION))) {
        const stem = entry.key.replace(AUDITION, "");
        const later = characters.find(({ key }) => key === stem);
        const [id, laterId] = [entry.get("id"), later?.get("id")];
        if (id === undefined || laterId === undefined) continue;
        if (AUDITION_IDS.includes(id) && laterId === id + LATER) continue;
        yield entry.finding(["cname"], {
          message: `cname is ${shown(stem)} here and in ${later?.file}, but ${id} and ${laterId} are not two records of one idol`,
          allowed: "the ids 81 to 85 share their cname with 10081 to 10085",
        });
      }
    },
  },
  {
    // Units other, 4piece and spri have exactly the ids reserved for them.
    name: "id-range",
    check: eachOf("characters", function* (entry) {
      const [id, unit] = [entry.get("id"), entry.get("unit")];
      if (id === undefined || unit === undefined) return;
      const isClosed = CLOSED_UNITS.includes(unit);
      const owner = reservedFor(id);
      if (owner === unit || (owner === undefined && !isClosed)) return;
      const what =
        owner === undefined
          ? `which is not one of the ids of unit ${unit}`
          : `which is reserved for unit ${owner}, but the unit is ${unit}`;
      const allowed = isClosed
        ? ranges([...(RESERVED_IDS[unit] ?? [])])
        : `1 to 80 without ${listed([31, 32])}${unit === "akatsuki" ? ", and 10082" : ""}`;
      yield entry.wrong(["id"], what, allowed);
    }),
  },
  {
    // times occurs exactly on the records 10081 to 10085.
    name: "times",
    check: eachOf("characters", function* (entry) {
      const id = entry.get("id");
      if (id === undefined) return;
      yield* presence(entry, "times", id >= FIRST_LATER && id <= LAST_LATER, {
        missing: `times is missing: ${id} is a later addition`,
        surplus: `times is only for later additions, but this is ${id}`,
        allowed: `"times": "" on ${FIRST_LATER} to ${LAST_LATER} only`,
      });
    }),
  },
  {
    // comment occurs only on records of alkaloid and crazyb, and names the voice actor.
    name: "comment",
    check: eachOf("characters", function* (entry) {
      const unit = entry.get("unit");
      if (unit === undefined) return;
      const isWanted = COMMENTED.includes(unit);
      yield* presence(entry, "comment", isWanted, {
        missing: "comment is missing: Line on the voice actor’s message",
        surplus: `a character of unit ${unit} has no comment`,
        allowed: `comment on records of ${listed(COMMENTED)} only`,
      });
      const [text, cv] = [entry.get("comment"), entry.get("cv")];
      if (!isWanted || text === undefined || cv === undefined || text.includes(cv)) return;
      const message = `comment does not name the voice actor, ${cv}`;
      yield entry.finding(["comment"], { message, allowed: `a line with ${shown(cv)} in it` });
    }),
  },
];
