import type { Rule } from "./rule";

/** One number for each character; see identity/identities.ts. */
export const characterId: Rule = {
  name: "character-id",
  description: "The id of a character is its own, and the one that its unit and clubs list.",
  check: ({ identities }) => identities.findings,
};
