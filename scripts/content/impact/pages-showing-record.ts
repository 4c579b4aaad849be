import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  ANY,
  pagesWhere,
  reads,
  type Shown,
  type ShownByQuery,
} from "../../../lib/site/report/shown";
import type { Json } from "../json";
import type { ChangedRecord } from "./changed-fields";
import { holdsValue } from "./holds-value";
import type { NamesRecords } from "./places-of-names";

/**
 * Addresses of the pages that show one of the changed values of a file of content/. They are looked for in what the
 * queries of the last build gave.
 * @param root the project, with its last build
 * @param changed undefined where any value may differ
 * @param names whether the value at a path names other records, which a page shows in its place
 */
export function pagesShowingRecord(
  root: string,
  shown: Shown,
  file: string,
  changed: readonly ChangedRecord[] | undefined,
  names: NamesRecords,
): string[] {
  const paths = changed?.flatMap((record) => record.paths) ?? [];
  if (changed !== undefined && paths.length === 0) return [];
  const isAny = changed === undefined || paths.some((path) => names(file, path));
  const steps = new Set(paths.flatMap((path) => path.split(".")));
  const isMeant = (query: ShownByQuery, dataFile: string): boolean => {
    // Of a whole folder a page may show anything.
    if (isAny || !query.files.includes(file)) return true;
    if (query.unseen.some((name) => name === ANY || steps.has(name))) return true;
    const data = dataIn(join(root, "public", dataFile));
    if (data === undefined) return true;
    return changed.some((record) =>
      record.paths.some((path) => holdsValue(data, record.states, path)),
    );
  };
  return pagesWhere(shown, (query, dataFile) => reads(query, file) && isMeant(query, dataFile));
}

/** What the query gave; undefined where the build has been taken away. */
function dataIn(file: string): Json {
  if (!existsSync(file)) return undefined;
  const { data, result } = JSON.parse(readFileSync(file, "utf8")) as {
    readonly data?: Json;
    readonly result?: { readonly data?: Json };
  };
  return result ? (result.data ?? {}) : data;
}
