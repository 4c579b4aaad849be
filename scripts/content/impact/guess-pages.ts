import type { PlannedPage } from "../../../lib/content/pages/planned-page";
import { isObject, type Json } from "./changed-fields";

/** What a record can be known by in the context of a page. */
const NAMES = ["id", "cname", "slug", "key"];

/**
 * Addresses of the pages that are made for a record, as far as the list of pages says: those whose context names it.
 * @param record as its file says it
 * @param pages all of them by their addresses, as JSON
 */
export function guessPages(record: Json, pages: ReadonlyMap<string, string>): string[] {
  if (!isObject(record)) return [];
  const names = new Set(NAMES.flatMap((name) => record[name] ?? []));
  return [...pages].flatMap(([address, page]) => {
    const { context } = JSON.parse(page) as Pick<PlannedPage, "context">;
    return Object.values(context).some((value) => names.has(value)) ? [address] : [];
  });
}
