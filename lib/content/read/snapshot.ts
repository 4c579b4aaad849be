import { join } from "node:path";
import { ContentError } from "../model/problems/content-error";
import { isLeftover } from "./leftover";
import { readFolder } from "./read-folder";

/** Folder of the content, from the project's root. */
export const CONTENT = "content";

/**
 * The files of a project's content at one time: their bytes by their paths from the project's root, with
 * slashes, in the order of the paths. What is worked out of a file is remembered by its bytes, so a
 * snapshot that shares them with another costs little to check.
 */
export type Snapshot = ReadonlyMap<string, Buffer>;

/**
 * Reads the files below a folder of the content of the project at `root`, but for those that systems and editors leave
 * behind; none if there is no such folder, but for the content.
 * @param folder path from the root
 * @throws ContentError if a file cannot be read, or there is no content
 */
export function takeSnapshot(root: string, folder = CONTENT): Snapshot {
  const files = readFolder(root, folder, (file) => !isLeftover(file.slice(folder.length)));
  if (files.length === 0 && folder === CONTENT) {
    const message = `There is no content in ${join(root, CONTENT)}. Run the command in the folder of the project.`;
    throw new ContentError(message);
  }
  return new Map(files);
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
