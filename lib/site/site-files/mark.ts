import { statSync } from "node:fs";

/** Identifies a file's state without reading it. */
export type Mark = readonly [inode: number, changed: number, modified: number, bytes: number];

/** @throws if the file does not exist */
export function markOf(path: string): Mark {
  const { ino, ctimeMs, mtimeMs, size } = statSync(path);
  return [ino, ctimeMs, mtimeMs, size];
}

/** True if a file was not changed between two marks. */
export const isSameMark = (one: Mark | undefined, other: Mark): boolean =>
  one?.every((value, index) => value === other[index]) ?? false;
