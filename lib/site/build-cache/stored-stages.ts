import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../../files/write-whole";

/** What a stage left, so that it need not run again. */
interface StoredStage<Result> {
  /** Of the code that it ran for. */
  readonly key: string;
  /** Sizes of the files that it wrote, by path from the project's root. */
  readonly files: Readonly<Record<string, number>>;
  /** What it gave to the stages after it. */
  readonly result: Result;
}

/** In Gatsby's cache, so that it goes when the cache goes. */
const FILE = ".cache/build-cache.json";

/** The results of stages of earlier builds of the project at `root`. */
export class StoredStages {
  readonly #root: string;
  #stages: Readonly<Record<string, StoredStage<unknown> | undefined>>;

  constructor(root: string) {
    this.#root = root;
    try {
      this.#stages = JSON.parse(readFileSync(join(root, FILE), "utf8"));
    } catch {
      // None yet, or half a file of a build that was cut off.
      this.#stages = {};
    }
  }

  /** What a stage gave for this key, if all that it wrote is still there. */
  find<Result>(name: string, key: string): Result | undefined {
    const stored = this.#stages[name];
    if (stored?.key !== key) return undefined;
    const isWhole = Object.entries(stored.files).every(
      ([file, bytes]) =>
        statSync(join(this.#root, file), { throwIfNoEntry: false })?.size === bytes,
    );
    return isWhole ? (stored.result as Result) : undefined;
  }

  /** The code that a stage ran for when it ran last; undefined if it never ran. */
  key(name: string): string | undefined {
    return this.#stages[name]?.key;
  }

  /** What a stage wrote when it ran last, from the project's root; sorted, none if it never ran. */
  files(name: string): string[] {
    return Object.keys(this.#stages[name]?.files ?? {}).sort();
  }

  /** Keeps what a stage gave. */
  keep(name: string, key: string, files: readonly string[], result: unknown): void {
    const sizes = Object.fromEntries(
      files.map((file) => [file, statSync(join(this.#root, file)).size]),
    );
    this.#stages = { ...this.#stages, [name]: { key, files: sizes, result } };
    writeWhole(join(this.#root, FILE), JSON.stringify(this.#stages));
  }

  /** Forgets every stage. */
  clear(): void {
    this.#stages = {};
    rmSync(join(this.#root, FILE), { force: true });
  }
}
