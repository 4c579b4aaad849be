import { everybodyPath } from "../content/pages/paths";
import { choicesOf, FACET_KEYS, type FacetKey, FACETS, type Person } from "./facets";
import type { Wish, Wishes } from "./filter";
import { type Sort, SORTS } from "./sort";

/** Stands before a value that is not wished. */
const NOT = "-";

/** What the wall of everybody shows. */
export interface WallView {
  readonly wishes: Wishes;
  readonly sort: Sort;
}

/** The wall as it is without any wish. */
export const WHOLE_WALL: WallView = { wishes: {}, sort: "unit" };

/**
 * Reads `?hand=left&hair=grey,-white&sort=height`. Undefined where a value is nobody's or is said twice, or a
 * parameter is; parameters with other names are ignored. Never throws.
 */
export function readWall(search: string, people: readonly Person[]): WallView | undefined {
  const query = new URLSearchParams(search);
  const names = [...FACET_KEYS, "sort"];
  if (names.some((name) => query.getAll(name).length > 1)) return undefined;
  const sort = query.get("sort") ?? "unit";
  if (!Object.hasOwn(SORTS, sort)) return undefined;
  const wishes: Partial<Record<FacetKey, ReadonlyMap<string, Wish>>> = {};
  for (const key of FACET_KEYS) {
    const written = query.get(key);
    if (written === null) continue;
    const wished = readWishes(written, new Set(choicesOf(key, people).map(({ value }) => value)));
    if (!wished) return undefined;
    wishes[key] = wished;
  }
  return { wishes, sort: sort as Sort };
}

function readWishes(
  written: string,
  known: ReadonlySet<string>,
): ReadonlyMap<string, Wish> | undefined {
  const wished = new Map<string, Wish>();
  for (const part of written.split(",")) {
    const isNot = part.startsWith(NOT);
    const value = isNot ? part.slice(NOT.length) : part;
    if (!known.has(value) || wished.has(value)) return undefined;
    wished.set(value, isNot ? "not" : "only");
  }
  return wished;
}

/** What {@link readWall} reads, from the question mark on; empty for the whole wall. */
export function wallSearch({ wishes, sort }: WallView): string {
  const parts = FACET_KEYS.flatMap((key) => {
    const wished = [...(wishes[key] ?? [])];
    if (wished.length === 0) return [];
    const values = wished.map(([value, wish]) => (wish === "not" ? NOT : "") + value);
    return [`${key}=${values.map(encodeURIComponent).join(",")}`];
  });
  if (sort !== "unit") parts.push(`sort=${sort}`);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** Facets of what a profile tells. */
type FactKey = "hand" | "blood" | "month" | "height" | "class" | "school";

/** Address of everybody who is like a person under a facet; undefined where it is not known of the person. */
export function alikePath(key: FactKey, person: Pick<Person, "profile">): string | undefined {
  const [value] = FACETS[key].valuesOf(person);
  return value && `${everybodyPath}?${key}=${value.value}`;
}
