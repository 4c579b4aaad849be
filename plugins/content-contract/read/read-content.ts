import type { Problem } from "../problem";
import type { JsonSchema } from "../schema/json-schema";
import { readSchemas } from "../schema/read-schemas";
import type { DrawingEntry } from "./drawing-entry";
import { type Listing, listFiles } from "./list-files";
import { readDrawings } from "./read-drawings";
import { type ReadFile, readFiles } from "./read-files";
import { remembered } from "./remember";
import type { Snapshot } from "./snapshot";

/** The files of a snapshot, read. */
export interface RawContent {
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  readonly listing: Listing;
  readonly files: readonly ReadFile[];
  readonly drawings: DrawingEntry[];
  /** What could not be read as it should be written. */
  readonly problems: readonly Problem[];
}

/**
 * Reads the files of a snapshot.
 * @throws only if a schema in content/schema is no JSON
 */
export const readContent = remembered((snapshot: Snapshot): RawContent => {
  const schemas = readSchemas(snapshot);
  const listing = listFiles(snapshot);
  const { files, problems: unreadable } = readFiles(snapshot, listing);
  const { drawings, problems: garbled } = readDrawings(snapshot, listing);
  return { schemas, listing, files, drawings, problems: [...unreadable, ...garbled] };
});
