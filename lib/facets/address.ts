import { everybodyPath } from "../content/model/pages/paths";
import { nameIn } from "../packing/link-code";
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
 * Reads `?hand=left&hair=grey,-white&sort=height`. What does not exist is ignored beside what does; undefined where
 * nothing of what is asked for exists. Parameters with other names are ignored. Never throws.
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
