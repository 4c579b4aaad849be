import { RECORD_KINDS } from "../../read/folders";
import { CONTENT } from "../../read/snapshot";
import type { Rule } from "./rule";

/** Answers that follow from other content, and from what. */
const MADE: ReadonlyMap<string, string> = new Map([
  ["exhibition-list", `the files in ${CONTENT}/${RECORD_KINDS.exhibits.folder}`],
  ["racing-list", "the public stands and their cheers"],
]);

/** What is made by the build is not written by hand too. */
export const madeAnswer: Rule = {
  name: "made-answer",
  description: "Answers that the build makes of other content have no file.",
  *check({ listing }) {
    for (const { path, key, kind } of listing.records) {
      const source = kind === RECORD_KINDS.answers ? MADE.get(key) : undefined;
      if (source === undefined) continue;
      yield {
        file: `${CONTENT}/${path}`,
        path: [],
        message: `the build makes this answer of ${source}`,
        allowed: "no file of this name",
      };
    }
  },
};
