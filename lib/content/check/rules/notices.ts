import type { ActivityNotice } from "../../../../content/types";
import type { Finding } from "../problem";
import { shown } from "../words";
import type { Rule } from "./rule";

/** The notice board: each notice has an address of its own, and the newest stands first. */
export const notices: Rule = {
  name: "notices",
  description: "Notices have ids that begin with their year, and stand newest first.",
  *check({ board }) {
    if (!board) return;
    const seen = new Set<string>();
    let before: ActivityNotice | undefined;
    for (const { value, index } of board.entries()) {
      // An id that was copied is one slip, which is told elsewhere.
      if (seen.has(value.id)) continue;
      seen.add(value.id);
      yield* ofOtherYear(board.file, index, value);
      if (before && before.start < value.start) {
        yield board.finding([index, "start"], {
          message: `item ${index + 1} begins on ${value.start}, after the notice above it (${before.start})`,
          allowed: "the newest notice first",
        });
      }
      before = value;
      if (value.endTw !== undefined && value.startTw === undefined) {
        yield board.finding([index, "endTw"], {
          message: `item ${index + 1} has a last day in Taiwan but no first`,
          allowed: "startTw as well",
        });
      }
    }
  },
};

/** A notice is addressed by the year it begins in and some words: `2024-spri-debut`. */
function* ofOtherYear(
  file: string,
  index: number,
  { id, start }: ActivityNotice,
): Iterable<Finding> {
  const year = start.slice(0, 4);
  if (id.startsWith(`${year}-`)) return;
  const message = `item ${index + 1} has the id ${shown(id)}, but it begins in ${year}`;
  const suggestion = shown(`${year}-${id.replace(/^\d{4}-/, "")}`);
  yield { file, path: [index, "id"], message, allowed: `${year}- and a few words`, suggestion };
}
