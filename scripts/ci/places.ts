/** What a change is compared with: its run checks out the merge, whose first parent is what it is merged into. */
export const BASE = "HEAD^1";

/** Where the sheet of posters before and after is in a built site; no page is there. */
export const POSTERS_ADDRESS = "/__change/posters.png";

/** The same as a file, from the project's folder: files of static/ are published. Git ignores it. */
export const POSTERS_FILE = `static${POSTERS_ADDRESS}`;
