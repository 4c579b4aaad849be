import { statSync } from "node:fs";

/** What tells, without reading it, that a file is the same as before: where it lies and when it was touched. */
export type Mark = readonly [inode: number, changed: number, modified: number, bytes: number];

/** The mark of the file at `path`. @throws if there is none */
export function markOf(path: string): Mark {
  const { ino, ctimeMs, mtimeMs, size } = statSync(path);
  return [ino, ctimeMs, mtimeMs, size];
}

/** Whether nobody has touched a file between two marks of it. */
export const isSameMark = (one: Mark | undefined, other: Mark): boolean =>
  one?.every((value, index) => value === other[index]) ?? false;
