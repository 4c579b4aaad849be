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

/** Suffix of files until they are complete; readers skip them. */
const UNFINISHED = ".unfinished";

/** Changes to the content that are checked before any is written. Paths are from the project's root, with slashes. */
export class Draft {
  /** New bytes of files; undefined for removed ones. */
  readonly #files = new Map<string, Buffer | undefined>();

  /** @param root folder of the project @param before the current content */
  constructor(
    private readonly root: string,
    private readonly before: Snapshot,
  ) {}

  /** Text of a file with the draft's changes; undefined if there is none. */
  text(file: string): string | undefined {
    return this.#bytes(file)?.toString("utf8");
  }

  /** Parsed JSON of a file. @throws if there is no such file */
  record<Content>(file: string): Content {
    const text = this.text(file);
    if (text === undefined) throw new Error(`There is no file ${file}.`);
    return JSON.parse(text) as Content;
  }

  recordsOf<Content>(folder: string): Content[] {
    return [...this.snapshot().keys()]
      .filter((file) => dirname(file) === `${CONTENT}/${folder}` && file.endsWith(".json"))
      .map((file) => this.record<Content>(file));
  }

  write(file: string, text: string): void {
    this.#files.set(file, Buffer.from(text));
  }

  /** Writes a formatted record; its properties keep their order. */
  writeRecord(file: string, record: unknown): void {
    this.write(file, `${JSON.stringify(record, null, 2)}\n`);
  }

  remove(file: string): void {
    this.#files.set(file, undefined);
  }

  move(from: string, to: string): void {
    this.#files.set(to, this.#bytes(from));
    this.#files.set(from, undefined);
  }

  /** Changed files, sorted by path, and the kind of each change. */
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

  check(): Problem[] {
    const content = this.snapshot();
    return [...checkContent(content), ...styleOf(readContent(content))];
  }

  snapshot(): Snapshot {
    const changes = [...this.#files].filter(([file]) => file.startsWith(`${CONTENT}/`));
    return withFiles(this.before, changes);
  }

  /** Updates the files generated from records and schemas, as `npm run types` does. */
  async updateGeneratedFiles(): Promise<void> {
    const names = readSchemas(this.snapshot()).get(NAMES_SCHEMA);
    if (names) this.write(NAMES_FILE, namesText(names));
    const isSchema = (file: string) => file.startsWith(`${SCHEMA_FOLDER}/`) && file !== NAMES_FILE;
    if (!this.changes().some(({ file }) => isSchema(file))) return;
    // The compiler of types is large, and most commands do not need it.
    const { generatedFiles } = await import("../../generated-files");
    for (const [file, text] of await generatedFiles(this.snapshot())) this.write(file, text);
  }

  /**
   * Writes all changes. Writes temporary files first, so that a full disk changes nothing.
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
    // On Windows and macOS names that differ only in case are one file: remove the old one first.
    for (const { kind, path } of changes) if (kind === "removed") rmSync(path);
    for (const { path } of written) renameSync(path + UNFINISHED, path);
  }

  #bytes(file: string): Buffer | undefined {
    return this.#files.has(file) ? this.#files.get(file) : this.#bytesBefore(file);
  }

  /** A file's bytes before the draft; generated files may lie outside of the content. */
  #bytesBefore(file: string): Buffer | undefined {
    if (file.startsWith(`${CONTENT}/`)) return this.before.get(file);
    const path = join(this.root, file);
    return existsSync(path) ? readFileSync(path) : undefined;
  }
}
