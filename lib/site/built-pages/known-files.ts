import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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

/** What was found in files before, so that only those that were touched since are read again. */
export class KnownFiles<Value> {
  readonly #store: string;
  readonly #key: string;
  readonly #before: ReadonlyMap<string, readonly [Mark, Value]>;
  readonly #now = new Map<string, readonly [Mark, Value]>();

  /**
   * @param store a file to keep them in; what is there and cannot be read counts as nothing
   * @param key names what decides besides the files, such as the code that reads them: what was found with
   *   another key counts as nothing
   */
  constructor(store: string, key = "") {
    this.#store = store;
    this.#key = key;
    this.#before = new Map(entriesIn<Value>(store, key));
  }

  /** What was found in a file, if it was not touched since. */
  find(folder: string, path: string): Value | undefined {
    const known = this.#before.get(path);
    if (!known || !isSameMark(known[0], markOf(join(folder, path)))) return undefined;
    this.#now.set(path, known);
    return known[1];
  }

  /** Keeps what was found in a file. */
  note(folder: string, path: string, found: Value): void {
    this.#now.set(path, [markOf(join(folder, path)), found]);
  }

  /** Writes down what is known of the files that were looked at. */
  save(): void {
    writeFileSync(this.#store, JSON.stringify({ key: this.#key, files: [...this.#now] }));
  }
}

type Entries<Value> = [string, readonly [Mark, Value]][];

function entriesIn<Value>(store: string, key: string): Entries<Value> {
  try {
    const stored = JSON.parse(readFileSync(store, "utf8")) as { key: string; files: unknown };
    return stored.key === key && Array.isArray(stored.files) ? stored.files : [];
  } catch {
    return [];
  }
}
