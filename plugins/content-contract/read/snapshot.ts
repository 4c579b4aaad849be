import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

/** Folder of the content, from the project's root. */
export const CONTENT = "content";

/**
 * The files of a project's content at one time: their bytes by their paths from the project's root, with
 * slashes, in the order of the paths. What is worked out of a file is remembered by its bytes, so a
 * snapshot that shares them with another costs little to check.
 */
export type Snapshot = ReadonlyMap<string, Buffer>;

/**
 * Reads the files below a folder of the project at `root`; none if there is no such folder.
 * @param folder path from the root
 */
export function takeSnapshot(root: string, folder = CONTENT): Snapshot {
  return new Map(filesBelow(root, folder).map((file) => [file, bytesOf(resolve(root, file))]));
}

/** The bytes of a file. @throws if the snapshot does not have it */
export function fileIn(snapshot: Snapshot, file: string): Buffer {
  const bytes = snapshot.get(file);
  if (!bytes) throw new Error(`There is no file ${file}.`);
  return bytes;
}

/** A snapshot with other bytes for some files; undefined takes a file away. */
export function withFiles(
  snapshot: Snapshot,
  changes: Iterable<readonly [file: string, bytes: Buffer | undefined]>,
): Snapshot {
  const files = new Map(snapshot);
  for (const [file, bytes] of changes) {
    if (bytes) files.set(file, bytes);
    else files.delete(file);
  }
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What files held when they were read last, by their paths. */
const lastRead = new Map<string, Buffer>();

/** The bytes of a file; the same object as before where they are the same. */
function bytesOf(path: string): Buffer {
  const bytes = readFileSync(path);
  const before = lastRead.get(path);
  if (before?.equals(bytes)) return before;
  lastRead.set(path, bytes);
  return bytes;
}

function filesBelow(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .map((path) => path.replaceAll("\\", "/"))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
