import { ANSWERS } from "../../kinds/answers";
import { KINDS } from "../../kinds/kinds";
import { CONTENT } from "../../read/snapshot";
import { nearest } from "../suggest";
import { shown } from "../words";
import type { Rule } from "./rule";

/** Answers that follow from other content, and from what. */
const MADE: ReadonlyMap<string, string> = new Map([
  ["exhibition-list", `the files in ${CONTENT}/${KINDS.exhibits.folder}`],
  ["racing-list", "the public stands and their cheers"],
]);

/** Answers in content/api are those that a call gives; what the build makes is not written too. */
export const madeAnswer: Rule = {
  name: "made-answer",
  description: "Each answer is one that a call gives, and none that the build makes.",
  *check({ listing }) {
    for (const { path, key, kind } of listing.records) {
      if (kind !== KINDS.answers || ANSWERS.has(key)) continue;
      const source = MADE.get(key);
      const file = `${CONTENT}/${path}`;
      if (source !== undefined) {
        const message = `the build makes this answer of ${source}`;
        yield { file, path: [], message, allowed: "no file of this name" };
        continue;
      }
      const near = nearest(key, ANSWERS.keys());
      yield {
        file,
        path: [],
        message: `no call gives an answer called ${shown(key)}: nothing reads the file`,
        allowed: [...ANSWERS.keys()].join(", "),
        suggestion: near === undefined ? undefined : file.replace(key, near),
        explains: [],
      };
    }
  },
};
