import type { Correction } from "../../../content/types";
import { type KindKey, KINDS } from "../../../lib/content/kinds/kinds";
import type { DataRecord, RecordKind } from "../../../lib/content/kinds/kind";
import facts from "./facts.json";

/** A record as it was before and after a change, on the day of the change. */
export interface Change {
  readonly kind: KindKey;
  readonly date: string;
  readonly before: object;
  readonly after: object;
}

/**
 * What counts as a fact in the records of a kind, by its path, and what it is called. Our own words and drawings are
 * none: they are changed, not put right. Lists of ids say nothing to visitors.
 */
export const FACTS: Partial<Record<KindKey, Readonly<Record<string, string>>>> = facts;

/** What unknown facts are written as. */
const UNKNOWN = new Set(["-", "???"]);

/** The facts that a change put right. A fact that was not there before is new, one that is gone was none. */
export function findCorrections({ kind, date, before, after }: Change): Correction[] {
  const { published }: RecordKind = KINDS[kind];
  const page = published?.page?.(after as DataRecord);
  const name = valueAt(after, "name") ?? valueAt(after, "title");
  if (page === undefined || name === undefined) return [];
  return Object.entries(FACTS[kind] ?? {}).flatMap(([path, fact]) => {
    const [was, is] = [valueAt(before, path), valueAt(after, path)];
    if (was === undefined || is === undefined || was === is) return [];
    return [{ date, page, name, fact, before: was, after: is }];
  });
}

/** The value at a dotted path, in words; undefined where there is none. */
function valueAt(record: object, path: string): string | undefined {
  const value: unknown = path.split(".").reduce((part, key) => Object(part)[key], record);
  if (value === undefined || value === null || value === "") return undefined;
  const words = Array.isArray(value) ? value.join(", ") : String(value);
  return UNKNOWN.has(words) ? "unknown" : words;
}
