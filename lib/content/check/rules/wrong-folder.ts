import { posix } from "node:path";
import type { ReadFile } from "../../read/read-files";
import { CONTENT } from "../../read/snapshot";
import type { Schemas } from "../../model/schema/json-schema";
import type { Finding } from "../../model/problems/problem";
import { likelyKind, misfits } from "../../read/misplaced/likely-kind";

/** Properties that a record of a folder has too many or too few at least, to be looked at as one of another. */
const LEAST_FAULTS = 3;

/** The finding for a record that is like those of another folder than its own; undefined for all others. */
export function wrongFolder(
  { path, kind, data }: ReadFile,
  schemas: Schemas,
): (Finding & { rule: string }) | undefined {
  if (typeof data !== "object" || data === null || misfits(data, kind, schemas) < LEAST_FAULTS)
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
