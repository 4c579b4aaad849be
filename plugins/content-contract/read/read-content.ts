import type { Problem } from "../problem";
import type { JsonSchema } from "../schema/json-schema";
import { readSchemas } from "../schema/read-schemas";
import type { DrawingEntry } from "./drawing-entry";
import { type Listing, listFiles } from "./list-files";
import { readDrawings } from "./read-drawings";
import { type ReadFile, readFiles } from "./read-files";

/** Everything below content/ as it lies on the disk. */
export interface RawContent {
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  readonly listing: Listing;
  readonly files: readonly ReadFile[];
  readonly drawings: DrawingEntry[];
  /** What could not be read as it should be written. */
  readonly problems: readonly Problem[];
}

/**
 * Reads `content/` of the project at `root`, each file once.
 * @throws only if a schema in content/schema is no JSON
 */
export function readContent(root: string): RawContent {
  const schemas = readSchemas(root);
  const listing = listFiles(root);
  const { files, problems: unreadable } = readFiles(root, listing);
  const { drawings, problems: garbled } = readDrawings(root, listing);
  return { schemas, listing, files, drawings, problems: [...unreadable, ...garbled] };
}
