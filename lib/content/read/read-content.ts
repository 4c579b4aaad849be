import { readSchemas } from "./schema/read-schemas";
import { DrawingEntry } from "./drawing-entry";
import { type DrawingFile, listFiles } from "./list-files";
import { readFiles } from "./read-files";
import { problemsIn, readText } from "./read-text";
import { memoize, memoizeByFile } from "../model/memoize";
import { CONTENT, fileIn, type Snapshot } from "./snapshot";

export type RawContent = ReturnType<typeof readContent>;

/** Reads the files of a snapshot. @throws only if a schema in content/schema is not JSON */
export const readContent = memoize((snapshot: Snapshot) => {
  const schemas = readSchemas(snapshot);
  const listing = listFiles(snapshot);
  const { files, problems } = readFiles(snapshot, listing);
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
    strays: listing.strays.map((path) => ({ path, bytes: bytesOf(path) })),
    /** Files of content/art named as pictures, by art key. */
    pictures: listing.art.map(({ path, key }) => {
      return { file: `${CONTENT}/${path}`, key, bytes: bytesOf(path) };
    }),
    problems: [...problems, ...[...parts, ...art].flatMap((one) => one.problems)],
  };
});

const readDrawing = memoizeByFile(({ path, list, key }: DrawingFile, bytes) => {
  const file = `${CONTENT}/${path}`;
  const { text, faults } = readText(bytes);
  const entry = new DrawingEntry(file, list, key, text, faults.length === 0);
  return { entry, problems: problemsIn(file, text, faults) };
});
