import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../../files/write-whole";

interface StoredStage<Result> {
  readonly key: string;
  /** Sizes of its files, by path from the project's root. */
  readonly files: Readonly<Record<string, number>>;
  readonly result: Result;
}

/** In Gatsby's cache, so that it is cleared with it. */
const FILE = ".cache/build-cache.json";

export class StoredStages {
  readonly #root: string;
  #stages: Readonly<Record<string, StoredStage<unknown> | undefined>>;

  constructor(root: string) {
    this.#root = root;
    try {
      this.#stages = JSON.parse(readFileSync(join(root, FILE), "utf8"));
    } catch {
      // Missing, or truncated by an interrupted build.
      this.#stages = {};
    }
  }

  /** The stored result of a stage for a key, if all its files exist. */
  find<Result>(name: string, key: string): Result | undefined {
    const stored = this.#stages[name];
    if (stored?.key !== key) return undefined;
    const isWhole = Object.entries(stored.files).every(
      ([file, bytes]) =>
        statSync(join(this.#root, file), { throwIfNoEntry: false })?.size === bytes,
    );
    return isWhole ? (stored.result as Result) : undefined;
  }

  /** Key of a stage's last run; undefined if it never ran. */
  key(name: string): string | undefined {
    return this.#stages[name]?.key;
  }

  /** Sorted files of a stage's last run, from the project's root; empty if it never ran. */
  files(name: string): string[] {
    return Object.keys(this.#stages[name]?.files ?? {}).sort();
  }

  keep(name: string, key: string, files: readonly string[], result: unknown): void {
    const sizes = Object.fromEntries(
      files.map((file) => [file, statSync(join(this.#root, file)).size]),
    );
    this.#stages = { ...this.#stages, [name]: { key, files: sizes, result } };
    writeWhole(join(this.#root, FILE), JSON.stringify(this.#stages));
  }

  clear(): void {
    this.#stages = {};
    rmSync(join(this.#root, FILE), { force: true });
  }
}
