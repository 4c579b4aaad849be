import type { ActivityNotice } from "../../../../content/types";
import { nearestWithName } from "../../identity/with-name";
import type { Finding } from "../problem";
import { ranges, shown } from "../words";
import { characterIds, ROSTER } from "./roster";
import type { Rule } from "./rule";

/** The notice board: each notice has an address of its own, and the newest stands first. */
export const notices: Rule = {
  name: "notices",
  description:
    "Notices have ids of their own that begin with their year, stand newest first, and feature characters who exist.",
  leansOn: ROSTER,
  *check(content) {
    const { board } = content;
    if (!board) return;
    const characters = characterIds(content);
    const places = new Map<string, number>();
    let before: ActivityNotice | undefined;
    for (const { value, index } of board.entries()) {
      const first = places.get(value.id);
      places.set(value.id, first ?? index);
      if (first !== undefined) {
        yield board.finding([index, "id"], {
          message: `item ${index + 1} has the id ${shown(value.id)}, which item ${first + 1} has too`,
          allowed: "an id of its own",
        });
      } else yield* ofOtherYear(board.file, index, value);
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
      for (const [place, id] of (value.cast ?? []).entries()) {
        if (characters.has(id)) continue;
        yield board.finding([index, "cast", place], {
          message: `cast, item ${place + 1} is ${id}, but there is no such character`,
          allowed: ranges([...characters]),
          suggestion: nearestWithName(id, characters, content.identities.characters),
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
