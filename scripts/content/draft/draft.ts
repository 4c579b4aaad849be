import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { checkContent } from "../../../plugins/content-contract/check-content";
import type { Problem } from "../../../plugins/content-contract/problem";
import { CONTENT } from "../../../plugins/content-contract/read/list-files";
import { readContent } from "../../../plugins/content-contract/read/read-content";
import { SCHEMA_FOLDER } from "../../../plugins/content-contract/schema/read-schemas";
import { styleOf } from "../../../plugins/content-contract/style/style-of";
import { UsageError } from "../usage-error";
import { generatedFiles } from "./generated-files";
import { inCopy } from "./in-copy";

/** A file that a draft changes: its path from the project's root, and what becomes of it. */
export interface Change {
  readonly file: string;
  readonly kind: "new" | "changed" | "removed";
}

const UNFINISHED = ".unfinished";

/**
 * Changes to the content that are tried before any of them is written. Paths are from the project's root,
 * with slashes.
 */
export class Draft {
  /** The new bytes of files; undefined for one that is taken away. */
  readonly #files = new Map<string, Buffer | undefined>();
  /** What the draft has found on the disk; undefined for a file that was not there. */
  readonly #found = new Map<string, Buffer | undefined>();

  constructor(
    /** Folder of the project. */
    readonly root: string,
  ) {}

  /** What a file says with the draft's changes; undefined if there is none. */
  text(file: string): string | undefined {
    return this.#bytes(file)?.toString("utf8");
  }

  /** What a file of JSON says. @throws if there is no such file */
  record<Content>(file: string): Content {
    const text = this.text(file);
    if (text === undefined) throw new Error(`There is no file ${file}.`);
    return JSON.parse(text) as Content;
  }

  /** The records in a folder of content/, with the draft's changes. */
  recordsOf<Content>(folder: string): Content[] {
    const start = `${CONTENT}/${folder}`;
    const onDisk = readdirSync(join(this.root, start)).map((name) => `${start}/${name}`);
    return [...new Set([...onDisk, ...this.#files.keys()])]
      .filter((file) => dirname(file) === start && file.endsWith(".json"))
      .filter((file) => this.text(file) !== undefined)
      .map((file) => this.record<Content>(file));
  }

  write(file: string, text: string): void {
    this.#files.set(file, Buffer.from(text));
  }

  /** Writes a record as records are laid out; its properties stay in their order. */
  writeRecord(file: string, record: unknown): void {
    this.write(file, `${JSON.stringify(record, null, 2)}\n`);
  }

  remove(file: string): void {
    this.#files.set(file, undefined);
  }

  /** Gives a file another path, with what the draft has made of it. */
  move(from: string, to: string): void {
    this.#files.set(to, this.#bytes(from));
    this.#files.set(from, undefined);
  }

  /** What would be written, in the order of the paths. */
  changes(): Change[] {
    return [...this.#files]
      .flatMap(([file, bytes]): Change[] => {
        const before = this.#onDisk(file);
        if (bytes === undefined) return before ? [{ file, kind: "removed" }] : [];
        if (before?.equals(bytes)) return [];
        return [{ file, kind: before ? "changed" : "new" }];
      })
      .toSorted((one, other) => (one.file < other.file ? -1 : 1));
  }

  /** Every problem that the content would have, looked for in a copy. */
  check(): Problem[] {
    return this.inCopy((copy) => {
      const raw = readContent(copy);
      return [...checkContent(copy, raw), ...styleOf(raw)];
    });
  }

  /** Gives what `look` finds in a temporary copy of the content with the draft's changes. */
  inCopy<Found>(look: (copy: string) => Found): Found {
    return inCopy(this.root, this.#files, look);
  }

  /** Where schemas change, changes what follows from them too, as `npm run types` does. */
  followSchemas(): void {
    if (!this.changes().some(({ file }) => file.startsWith(`${SCHEMA_FOLDER}/`))) return;
    for (const [file, text] of this.inCopy(generatedFiles)) this.write(file, text);
  }

  /**
   * Writes everything, or nothing.
   * @throws UsageError if one of its files was changed by somebody else since the draft has read it
   * @throws if a file cannot be written; what was written before it is put back
   */
  save(): void {
    const changes = this.changes().map(({ file }) => ({
      file,
      target: join(this.root, file),
      before: this.#onDisk(file),
      after: this.#files.get(file),
    }));
    const other = changes.find(({ target, before }) => !isSame(bytesOf(target), before));
    if (other) {
      throw new UsageError(
        `${other.file} was changed in the meantime: nothing was written. Begin once more.`,
      );
    }
    const written: typeof changes = [];
    try {
      for (const change of changes) {
        put(change.target, change.after);
        written.push(change);
      }
    } catch (error) {
      for (const { target, before } of written) put(target, before);
      throw error;
    }
    for (const { file, after } of changes) this.#found.set(file, after);
  }

  #bytes(file: string): Buffer | undefined {
    return this.#files.has(file) ? this.#files.get(file) : this.#onDisk(file);
  }

  /** What a file held when the draft saw it first. */
  #onDisk(file: string): Buffer | undefined {
    if (!this.#found.has(file)) this.#found.set(file, bytesOf(join(this.root, file)));
    return this.#found.get(file);
  }
}

const isSame = (one: Buffer | undefined, other: Buffer | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && one.equals(other));

function bytesOf(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}

function put(target: string, bytes: Buffer | undefined): void {
  if (bytes === undefined) {
    rmSync(target, { force: true });
    return;
  }
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target + UNFINISHED, bytes);
  renameSync(target + UNFINISHED, target);
}
