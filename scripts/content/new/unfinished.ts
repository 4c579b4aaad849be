import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Given, Stopped } from "./question";

/** The answers about a new record until it is written, in a file that git ignores. */
export class Unfinished {
  readonly #file: string;
  #isKept = false;

  /** @param root folder of the project */
  constructor(root: string, kind: string) {
    this.#file = join(root, `.report/unfinished/${kind}.json`);
  }

  /** Whether answers were kept since the command began. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** What was kept by an earlier call of the command; undefined if there is nothing to go on with. */
  read(): Stopped | undefined {
    try {
      const { given, at } = JSON.parse(readFileSync(this.#file, "utf8"));
      return { given: new Map(given), at: String(at) };
    } catch {
      // No file, or one that was written halfway: the questions begin at the first one.
      return undefined;
    }
  }

  keep(given: Given, at: string): void {
    if (given.size === 0) return;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify({ at, given: [...given] }));
    this.#isKept = true;
  }

  forget(): void {
    rmSync(this.#file, { force: true });
    this.#isKept = false;
  }
}
