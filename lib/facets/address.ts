import { everybodyPath } from "../content/model/pages/paths";
import { nameIn } from "../packing/link-code";
import { choicesOf, FACET_KEYS, type FacetKey, FACETS, type Person } from "./facets";
import type { Wish, Wishes } from "./filter";
import { type Sort, SORTS } from "./sort";

/** Prefix of an excluded value. */
const NOT = "-";

/** State of the list of all characters. */
export interface WallView {
  readonly wishes: Wishes;
  readonly sort: Sort;
}

export const WHOLE_WALL: WallView = { wishes: {}, sort: "unit" };

/**
 * Reads `?hand=left&hair=grey,-white&sort=height`. Unknown names and values are ignored; undefined if a facet or order
 * is named and none of the values exists. Never throws.
 */
export function readWall(search: string, people: readonly Person[]): WallView | undefined {
  const said = [...new URLSearchParams(search)].flatMap(([name, values]) =>
    values.split(",").map((value) => ({ key: nameIn(name), value })),
  );
  let sort: Sort | undefined;
  let isAsked = false;
  const wishes: Partial<Record<FacetKey, Map<string, Wish>>> = {};
  for (const { key: name, value: written } of said) {
    const key = FACET_KEYS.find((one) => one === name);
    isAsked ||= key !== undefined || name === "sort";
    const isNot = written.startsWith(NOT);
    const wanted = nameIn(isNot ? written.slice(NOT.length) : written);
    if (name === "sort" && Object.hasOwn(SORTS, wanted)) sort ??= wanted as Sort;
    const choices = key ? choicesOf(key, people) : [];
    const value = choices.find((choice) => choice.value.toLowerCase() === wanted)?.value;
    if (!key || value === undefined) continue;
    const wished = (wishes[key] ??= new Map<string, Wish>());
    if (!wished.has(value)) wished.set(value, isNot ? "not" : "only");
  }
  if (isAsked && !sort && Object.keys(wishes).length === 0) return undefined;
  return { wishes, sort: sort ?? "unit" };
}

/** The query that {@link readWall} reads, with its question mark; empty for the unfiltered list. */
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

/** Facets that profiles link to. */
type FactKey = "hand" | "blood" | "month" | "height" | "class" | "school";

/** Address of all characters with the same value as a person; undefined if it is not known. */
export function alikePath(key: FactKey, person: Pick<Person, "profile">): string | undefined {
  const [value] = FACETS[key].valuesOf(person);
  return value && `${everybodyPath}?${key}=${value.value}`;
}
