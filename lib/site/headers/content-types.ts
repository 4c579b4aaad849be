/** Content type of API answers; stored answers are files without an ending. */
export const ANSWER_TYPE = "application/json; charset=utf-8";

const ANSWERS = "/api/";

/** Content type to configure on a host for a path; undefined if the file's name implies it. */
export const contentTypeOf = (path: string): string | undefined => {
  if (path === SPECULATION_RULES.path) return SPECULATION_RULES.type;
  return path.startsWith(ANSWERS) ? ANSWER_TYPE : undefined;
};

/** Content type sent by our own servers. By its ending alone, a file of TypeScript types would be served as video. */
export const servedTypeOf = (path: string): string | undefined =>
  path.endsWith(".d.ts") ? "text/plain; charset=utf-8" : contentTypeOf(path);

/** Path and content type of the rules for prefetching (static/speculation-rules.json), as browsers require it. */
export const SPECULATION_RULES = {
  path: "/speculation-rules.json",
  type: "application/speculationrules+json",
} as const;
