import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkContent } from "../../../lib/content/check/check-content";
import type { Problem } from "../../../lib/content/model/problems/problem";
import { readContent } from "../../../lib/content/read/read-content";
import { CONTENT, type Snapshot, withFiles } from "../../../lib/content/read/snapshot";
import { NAMES_SCHEMA, namesText } from "../../../lib/content/read/schema/names";
import {
  NAMES_FILE,
  readSchemas,
  SCHEMA_FOLDER,
} from "../../../lib/content/read/schema/read-schemas";
import { styleOf } from "../../../lib/content/check/style/check-style";

/** End of the name that a file is written under before it takes its place; readers pass it by. */
const UNFINISHED = ".unfinished";

/**
 * Changes to the content that are tried before any of them is written. Paths are from the project's root,
 * with slashes.
 */
export class Draft {
  /** The new bytes of files; undefined for one that is taken away. */
  readonly #files = new Map<string, Buffer | undefined>();

  /** @param root folder of the project @param before the content that is there */
  constructor(
    private readonly root: string,
    private readonly before: Snapshot,
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
    return [...this.snapshot().keys()]
      .filter((file) => dirname(file) === `${CONTENT}/${folder}` && file.endsWith(".json"))
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

  /** The files that would be written, in the order of their paths, and what becomes of each. */
  changes() {
    return [...this.#files]
      .flatMap(([file, bytes]) => {
        const before = this.#bytesBefore(file);
        if (bytes === undefined) return before ? [{ file, kind: "removed" }] : [];
        if (before?.equals(bytes)) return [];
        return [{ file, kind: before ? "changed" : "new" }];
      })
      .toSorted((one, other) => (one.file < other.file ? -1 : 1));
  }

  /** Every problem that the content would have. */
  check(): Problem[] {
    const content = this.snapshot();
    return [...checkContent(content), ...styleOf(readContent(content))];
  }

  /** The content as it would be. */
  snapshot(): Snapshot {
    const changes = [...this.#files].filter(([file]) => file.startsWith(`${CONTENT}/`));
    return withFiles(this.before, changes);
  }

  /** Changes what follows from records and schemas too, as `npm run types` does. */
  async followSchemas(): Promise<void> {
    const names = readSchemas(this.snapshot()).get(NAMES_SCHEMA);
    if (names) this.write(NAMES_FILE, namesText(names));
    const isSchema = (file: string) => file.startsWith(`${SCHEMA_FOLDER}/`) && file !== NAMES_FILE;
    if (!this.changes().some(({ file }) => isSchema(file))) return;
    // The compiler of types is large: most commands do without it.
    const { generatedFiles } = await import("../../generated-files");
    for (const [file, text] of await generatedFiles(this.snapshot())) this.write(file, text);
  }

  /**
   * Writes everything: all files under other names first, so that on a full disk nothing changes.
   * @throws the system's error if a file cannot be written
   */
  save(): void {
    const changes = this.changes().map(({ file, kind }) => ({
      file,
      kind,
      path: join(this.root, file),
    }));
    const written = changes.filter(({ kind }) => kind !== "removed");
    try {
      for (const { file, path } of written) {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path + UNFINISHED, this.#bytes(file) ?? "");
      }
    } catch (error) {
      for (const { path } of written) rmSync(path + UNFINISHED, { force: true });
      throw error;
    }
    // A name that differs in capitals alone is the same file on Windows and macOS: the old one goes first.
    for (const { kind, path } of changes) if (kind === "removed") rmSync(path);
    for (const { path } of written) renameSync(path + UNFINISHED, path);
  }

  #bytes(file: string): Buffer | undefined {
    return this.#files.has(file) ? this.#files.get(file) : this.#bytesBefore(file);
  }

  /** What a file held before. What follows from schemas lies elsewhere too. */
  #bytesBefore(file: string): Buffer | undefined {
    if (file.startsWith(`${CONTENT}/`)) return this.before.get(file);
    const path = join(this.root, file);
    return existsSync(path) ? readFileSync(path) : undefined;
  }
}
