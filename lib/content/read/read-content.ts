import type { Problem } from "../check/problem";
import type { JsonSchema } from "../schema/json-schema";
import { readSchemas } from "../schema/read-schemas";
import { DrawingEntry } from "./drawing-entry";
import { type DrawingFile, type Listing, listFiles } from "./list-files";
import { type ReadFile, readFiles } from "./read-files";
import { problemsIn, readText } from "./read-text";
import { remembered, rememberedFile } from "./remember";
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
  /** Drawings of stand parts. */
  readonly drawings: DrawingEntry[];
  /** Drawings of content/art; the list of each is its folder there. */
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
  const bytesOf = (path: string) => fileIn(snapshot, `${CONTENT}/${path}`);
  const read = (drawing: DrawingFile) => readDrawing(drawing, bytesOf(drawing.path));
  const parts = listing.drawings.map(read);
  const art = listing.illustrations.map(read);
  return {
    schemas,
    listing,
    files,
    drawings: parts.map(({ entry }) => entry),
    illustrations: art.map(({ entry }) => entry),
    pictures: listing.art.map(({ path, key }) => {
      return { file: `${CONTENT}/${path}`, key, bytes: bytesOf(path) };
    }),
    problems: [...unreadable, ...[...parts, ...art].flatMap(({ problems }) => problems)],
  };
});

const readDrawing = rememberedFile(({ path, list, key }: DrawingFile, bytes) => {
  const file = `${CONTENT}/${path}`;
  const { text, faults } = readText(bytes);
  const entry = new DrawingEntry(file, list, key, text, faults.length === 0);
  return { entry, problems: problemsIn(file, text, faults) };
});
