import { listed, ranges } from "../words";
import type { Rule } from "./rule";

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Figures, the audition and the later records have ids of their own (docs/content.md, "Ids and names"). */
export const RESERVED_IDS: Readonly<Record<string, readonly number[]>> = {
  other: [31, 32, 86, ...between(301, 309)],
  "4piece": between(81, 85),
  spri: [10081, 10083, 10084, 10085],
  akatsuki: [10082],
};

/** Which units each of the reserved ids may be in; all other ids are of idols in any other unit. */
const UNITS_OF = new Map(
  Object.entries(RESERVED_IDS).flatMap(([unit, ids]) => ids.map((id) => [id, unit] as const)),
);

/** Whether an id is of an idol in any unit but those with ids of their own. */
export const isOpenId = (id: number): boolean => id <= 80 && !UNITS_OF.has(id);

/** Units that consist of reserved ids only. */
export const CLOSED_UNITS: readonly string[] = ["other", "4piece", "spri"];

/** Ids tell figures, audition records and later records apart. */
export const idRange: Rule = {
  name: "id-range",
  description:
    "Units other, 4piece and spri have the ids that are reserved for them, and only they.",
  *check({ characters, identities, memberships }) {
    for (const entry of characters) {
      const id = identities.idOf.get(entry);
      const unit = memberships.unitOf.get(entry);
      if (id === undefined || unit === undefined || id !== entry.get("id")) continue;
      const reservedFor = UNITS_OF.get(id);
      if (reservedFor === unit || (reservedFor === undefined && !CLOSED_UNITS.includes(unit)))
        continue;
      yield entry.finding(["id"], {
        message:
          reservedFor === undefined
            ? `id is ${id}, which is not one of the ids of unit ${unit}`
            : `id is ${id}, which is reserved for unit ${reservedFor}, but the unit is ${unit}`,
        allowed: CLOSED_UNITS.includes(unit)
          ? ranges([...(RESERVED_IDS[unit] ?? [])])
          : `1 to 80 without ${listed([31, 32])}${unit === "akatsuki" ? ", and 10082" : ""}`,
      });
    }
  },
};
