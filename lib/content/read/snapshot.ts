import { join } from "node:path";
import { ContentError } from "../model/problems/content-error";
import { isLeftover } from "./leftover";
import { readFolder } from "./read-folder";

export const CONTENT = "content";

/**
 * Files of a project's content at one time: bytes by path from the project's root, with slashes, sorted. Results for a
 * file are memoized by its bytes, so a snapshot that shares files with another is cheap to check.
 */
export type Snapshot = ReadonlyMap<string, Buffer>;

/**
 * Reads the files below a folder of the content, except those that systems and editors leave behind; empty if there is
 * no such folder.
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

/** @throws if the snapshot does not have the file */
export function fileIn(snapshot: Snapshot, file: string): Buffer {
  const bytes = snapshot.get(file);
  if (!bytes) throw new Error(`There is no file ${file}.`);
  return bytes;
}

/** A snapshot with other bytes for some files; undefined removes a file. */
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
