import type { Path } from "../../model/problems/problem";
import type { SchemaFault } from "../messages/message";
import { placeName } from "../../model/problems/words";

/** Greatest length of a list; our longest has a fiftieth of it. Comparing all items with each other takes long. */
const MOST_ITEMS = 5000;

/** The fault of a record with a list that is too long to check; undefined otherwise. */
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
