import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { writeWhole } from "./write-whole";

/** The last run of a stage of a build. */
export interface Stage {
  /** Identifies all that it depends on. */
  readonly inputs: string;
  /** Sizes of its outputs, by path from the root of the cache. */
  readonly outputs: Readonly<Record<string, number>>;
  readonly result: unknown;
}

type Stages = Readonly<Record<string, Stage | undefined>>;

const hasSize = (path: string, bytes: number): boolean =>
  statSync(path, { throwIfNoEntry: false })?.size === bytes;

/** Results of stages of earlier runs: a stage with the same inputs and intact outputs need not run again. */
export class KeyedCache {
  readonly root: string;
  readonly #file: string;
  readonly #stages: Stages;

  /**
   * @param root folder that paths of outputs are relative to
   * @param file of the cache; an unreadable one counts as empty
   */
  constructor(root: string, file: string) {
    this.root = root;
    this.#file = file;
    this.#stages = this.#read();
  }

  find<Result>(name: string, inputs: string): Result | undefined {
    return this.intactStage(name, inputs)?.result as Result | undefined;
  }

  /** The run of a stage for these inputs before this cache was opened, if all that it wrote is still there. */
  intactStage(name: string, inputs: string, isIntact = hasSize): Stage | undefined {
    const stage = this.#stages[name];
    if (stage?.inputs !== inputs) return undefined;
    const files = Object.entries(stage.outputs);
    return files.every(([path, bytes]) => isIntact(resolve(this.root, path), bytes))
      ? stage
      : undefined;
  }

  /** The last run of a stage; undefined if it never ran. */
  last(name: string): Stage | undefined {
    return this.#read()[name];
  }

  /** All stages as they were when this cache was opened. */
  get all(): [name: string, stage: Stage][] {
    return Object.entries(this.#stages as Record<string, Stage>);
  }

  /** Stores a stage's result, beside the others. @param paths of its outputs */
  store(name: string, inputs: string, paths: readonly string[], result: unknown): void {
    const outputs = Object.fromEntries(
      paths.map((path) => [path, statSync(resolve(this.root, path)).size]),
    );
    this.replace({ ...this.#read(), [name]: { inputs, outputs, result } });
  }

  /** Stores these stages and removes all others. */
  replace(stages: Stages): void {
    writeWhole(this.#file, JSON.stringify(stages));
  }

  #read(): Stages {
    try {
      return JSON.parse(readFileSync(this.#file, "utf8"));
    } catch {
      // Missing, or truncated by an interrupted build.
      return {};
    }
  }
}
