/** The type of every answer of the API; the files that hold stored answers have no ending to tell it by. */
export const ANSWER_TYPE = "application/json; charset=utf-8";

/** Paths of answers. */
const ANSWERS = "/api/";

/** The content type that a host has to be told for a path; undefined where the file's name tells it. */
export const contentTypeOf = (path: string): string | undefined => {
  if (path === SPECULATION_RULES.path) return SPECULATION_RULES.type;
  return path.startsWith(ANSWERS) ? ANSWER_TYPE : undefined;
};

/**
 * The content type that a server of our own sends. TypeScript's types are text to read; by its ending alone
 * the file would be taken for a film.
 */
export const servedTypeOf = (path: string): string | undefined =>
  path.endsWith(".d.ts") ? "text/plain; charset=utf-8" : contentTypeOf(path);

/** Where browsers read which links to fetch ahead (static/speculation-rules.json), and the type that they want it in. */
export const SPECULATION_RULES = {
  path: "/speculation-rules.json",
  type: "application/speculationrules+json",
} as const;
