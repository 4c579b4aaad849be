import { posix } from "node:path";
import type { ReadFile } from "../../read/read-files";
import { CONTENT } from "../../read/snapshot";
import type { Schemas } from "../../model/schema/json-schema";
import type { Finding } from "../../model/problems/problem";
import { likelyKind, countMisfits } from "../../read/misplaced/likely-kind";

/** Least number of missing and superfluous properties for a record to be compared with other kinds. */
const LEAST_FAULTS = 3;

/** The finding for a record that fits another folder better than its own; undefined otherwise. */
export function wrongFolder(
  { path, kind, data }: ReadFile,
  schemas: Schemas,
): (Finding & { rule: string }) | undefined {
  if (typeof data !== "object" || data === null || countMisfits(data, kind, schemas) < LEAST_FAULTS)
    return undefined;
  const other = likelyKind(data, schemas);
  if (!other || other === kind) return undefined;
  const folder = `${CONTENT}/${other.folder}`;
  return {
    rule: "wrong-folder",
    file: path,
    path: [],
    message: `this is ${other.noun}, not ${kind.noun}: move the file to ${folder}`,
    suggestion: `${folder}/${posix.basename(path)}`,
  };
}
