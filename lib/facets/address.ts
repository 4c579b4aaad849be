import { everybodyPath } from "../content/model/pages/paths";
import { normalizeQueryPart } from "../packing/link-code";
import { choicesOf, FACET_KEYS, type FacetKey, FACETS, type Person } from "./facets";
import type { FilterMode, Filters } from "./filter";
import { type Sort, SORTS } from "./sort";

/** Prefix of an excluded value. */
const EXCLUDED = "-";

export interface CharacterListView {
  readonly filters: Filters;
  readonly sort: Sort;
}

export const UNFILTERED: CharacterListView = { filters: {}, sort: "unit" };

/**
 * Reads `?hand=left&hair=grey,-white&sort=height`. Unknown names and values are ignored; undefined if a facet or order
 * is named and none of the values exists. Never throws.
 */
export function readListView(
  search: string,
  people: readonly Person[],
): CharacterListView | undefined {
  const parameters = [...new URLSearchParams(search)].flatMap(([name, values]) =>
    values.split(",").map((value) => ({ key: normalizeQueryPart(name), value })),
  );
  let sort: Sort | undefined;
  let hasListParameter = false;
  const filters: Partial<Record<FacetKey, Map<string, FilterMode>>> = {};
  for (const { key: name, value: written } of parameters) {
    const key = FACET_KEYS.find((one) => one === name);
    hasListParameter ||= key !== undefined || name === "sort";
    const isNot = written.startsWith(EXCLUDED);
    const wanted = normalizeQueryPart(isNot ? written.slice(EXCLUDED.length) : written);
    if (name === "sort" && Object.hasOwn(SORTS, wanted)) sort ??= wanted as Sort;
    const choices = key ? choicesOf(key, people) : [];
    const value = choices.find((choice) => choice.value.toLowerCase() === wanted)?.value;
    if (!key || value === undefined) continue;
    const chosen = (filters[key] ??= new Map<string, FilterMode>());
    if (!chosen.has(value)) chosen.set(value, isNot ? "not" : "only");
  }
  if (hasListParameter && !sort && Object.keys(filters).length === 0) return undefined;
  return { filters, sort: sort ?? "unit" };
}

/** The query that {@link readListView} reads, with its question mark; empty for the unfiltered list. */
export function listSearch({ filters, sort }: CharacterListView): string {
  const parts = FACET_KEYS.flatMap((key) => {
    const chosen = [...(filters[key] ?? [])];
    if (chosen.length === 0) return [];
    const values = chosen.map(([value, mode]) => (mode === "not" ? EXCLUDED : "") + value);
    return [`${key}=${values.map(encodeURIComponent).join(",")}`];
  });
  if (sort !== "unit") parts.push(`sort=${sort}`);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** Facets that profiles link to. */
type FactKey = "hand" | "blood" | "month" | "height" | "class" | "school";

/** Address of all characters with the same value as a person; undefined if it is not known. */
export function similarPeoplePath(
  key: FactKey,
  person: Pick<Person, "profile">,
): string | undefined {
  const [value] = FACETS[key].valuesOf(person);
  return value && `${everybodyPath}?${key}=${value.value}`;
}
