/** Where browsers read which links to fetch ahead (static/speculation-rules.json), and the type that they want it in. */
export const SPECULATION_RULES = {
  path: "/speculation-rules.json",
  type: "application/speculationrules+json",
} as const;
