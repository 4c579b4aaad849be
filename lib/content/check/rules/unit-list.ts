import type { Rule } from "./rule";

/** Lists of units and records of characters agree; see identity/memberships.ts. */
export const unitList: Rule = {
  name: "unit-list",
  description: "A unit lists exactly the characters whose records name it.",
  check: ({ memberships }) => memberships.findings,
};
