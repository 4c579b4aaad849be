/** The sheet of posters before and after, from the project's folder. */
export const POSTERS_FILE = ".report/posters.png";

/** Where it is at a preview of ours; no page of the site is there. */
export const POSTERS_ADDRESS = "/__change/posters.png";
