import { KINDS } from "../../kinds/kinds";
import { CONTENT } from "../../read/snapshot";
import { nearest } from "../suggest";
import { listed, shown } from "../words";
import type { Rule } from "./rule";
import { LIST_NAMES, standLists } from "./stand-lists";

/** The maker has a chooser for each kind of part. */
export const standKind: Rule = {
  name: "stand-kind",
  description: "There is one list of stand parts for each kind, called after it.",
  *check(content) {
    const lists = standLists(content);
    for (const entry of content.standParts) {
      const kind = entry.get("kind");
      const named = LIST_NAMES.get(entry.key);
      if (kind === undefined || kind === named) continue;
      const meant = named ?? LIST_NAMES.get(nearest(entry.key, LIST_NAMES.keys()) ?? "");
      const fitting = [...LIST_NAMES].find(([, one]) => one === kind)?.[0];
      yield entry.finding(["kind"], {
        message: `kind is ${shown(kind)}, but the file is called ${entry.key}.json`,
        allowed: `a file called ${fitting}.json, or the kind of the file’s name`,
        suggestion: meant && shown(meant),
      });
    }
    // A list that cannot be read at all has its own problem.
    const isHalfRead = content.standParts.some((entry) => !entry.isWhole("kind"));
    for (const [name, kind] of LIST_NAMES) {
      if (isHalfRead || lists.some((list) => list.kind === kind)) continue;
      yield {
        file: `${CONTENT}/${KINDS.standParts.folder}/${name}.json`,
        path: [],
        message: `the file is missing: there must be a list of parts of the kind ${shown(kind)}`,
        allowed: `${listed([...LIST_NAMES.keys()].map((one) => `${one}.json`))} in ${CONTENT}/${KINDS.standParts.folder}`,
      };
    }
  },
};
