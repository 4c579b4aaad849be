import type { Path } from "../../model/problems/problem";
import type { SchemaFault } from "../messages/message";
import { placeName } from "../../model/problems/words";

/** Items of a list; the longest of ours has a fiftieth of it. To compare all of them with each other takes long. */
const MOST_ITEMS = 5000;

/** The fault of a record with a list that is too long to be looked at; undefined for all others. */
export function longList(data: unknown, around: Path = []): SchemaFault | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  if (Array.isArray(data) && data.length > MOST_ITEMS) {
    const message = `${placeName(around)} has ${data.length} items, which are too many`;
    return { rule: "length", path: around, wrong: [[]], message, allowed: `at most ${MOST_ITEMS}` };
  }
  for (const [step, inner] of Object.entries(data)) {
    const fault = longList(inner, [...around, Array.isArray(data) ? Number(step) : step]);
    if (fault) return fault;
  }
  return undefined;
}
