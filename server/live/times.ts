/** The moment in UTC to the second, as all answers write it (content/schema/api/shared.schema.json). */
export const now = (): string => `${new Date().toISOString().slice(0, 19)}Z`;

/** Gives the moment of a change that triggers keep (003-times), for a query to ask for. */
export const changeOf = (what: "counts" | "standings"): string =>
  `(SELECT at FROM changed WHERE what = '${what}')`;

/**
 * When an answer that rests on the content and on what visitors did was last another one.
 * @param content when the content was
 * @param change the moment in the store; null if nobody did anything yet
 */
export const lastChange = (content: string, change: unknown): string =>
  typeof change === "string" && change > content ? change : content;
