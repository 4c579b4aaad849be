import { readFileSync, type Stats, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ManifestFile } from "./manifest";

/** What tells, without reading it, that a file is the same as before: where it lies and when it was touched. */
type Mark = readonly [inode: number, changed: number, modified: number, bytes: number];

const markOf = ({ ino, ctimeMs, mtimeMs, size }: Stats): Mark => [ino, ctimeMs, mtimeMs, size];

/** Digests of files that were read before, so that only those that were touched since are read again. */
export class KnownFiles {
  readonly #store: string;
  readonly #before: ReadonlyMap<string, readonly [Mark, ManifestFile]>;
  readonly #now = new Map<string, readonly [Mark, ManifestFile]>();

  /** @param store a file to keep them in; what is there and cannot be read counts as nothing */
  constructor(store: string) {
    this.#store = store;
    this.#before = new Map(entriesIn(store));
  }

  /** What was found in a file, if it was not touched since. */
  find(folder: string, path: string): ManifestFile | undefined {
    const known = this.#before.get(path);
    if (!known) return undefined;
    const mark = markOf(statSync(join(folder, path)));
    if (known[0].some((value, index) => value !== mark[index])) return undefined;
    this.#now.set(path, known);
    return known[1];
  }

  /** Keeps what was found in a file. */
  note(folder: string, path: string, file: ManifestFile): void {
    this.#now.set(path, [markOf(statSync(join(folder, path))), file]);
  }

  /** Writes down what is known of the files that were looked at. */
  save(): void {
    writeFileSync(this.#store, JSON.stringify([...this.#now]));
  }
}

function entriesIn(store: string): [string, readonly [Mark, ManifestFile]][] {
  try {
    const entries: unknown = JSON.parse(readFileSync(store, "utf8"));
    return Array.isArray(entries) ? entries : [];
  } catch {
    return [];
  }
}
