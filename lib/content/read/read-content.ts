import type { Problem } from "../check/problem";
import type { JsonSchema } from "../schema/json-schema";
import { readSchemas } from "../schema/read-schemas";
import type { DrawingEntry } from "./drawing-entry";
import { type Listing, listFiles } from "./list-files";
import { readDrawings } from "./read-drawings";
import { type ReadFile, readFiles } from "./read-files";
import { remembered } from "./remember";
import { CONTENT, fileIn, type Snapshot } from "./snapshot";

/** A file of content/art that has the name of a picture. */
export interface PictureFile {
  /** Path from the project's root. */
  file: string;
  /** Art key: `units/fine-wide`. */
  key: string;
  bytes: Buffer;
}

/** The files of a snapshot, read. */
export interface RawContent {
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  readonly listing: Listing;
  readonly files: readonly ReadFile[];
  readonly drawings: DrawingEntry[];
  readonly illustrations: DrawingEntry[];
  readonly pictures: readonly PictureFile[];
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
  const { problems: garbled, ...drawn } = readDrawings(snapshot, listing);
  const pictures = listing.art.map(({ path, key }) => {
    const file = `${CONTENT}/${path}`;
    return { file, key, bytes: fileIn(snapshot, file) };
  });
  return { schemas, listing, files, ...drawn, pictures, problems: [...unreadable, ...garbled] };
});
