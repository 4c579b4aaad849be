import { testContent } from "../../../test/test-content";
import { checkContent } from "../check/check-content";
import type { Problem } from "../model/problems/problem";
import { CONTENT, fileIn, type Snapshot, withFiles } from "../read/snapshot";

/** Files in static/ that content may name. */
const STATIC_FILES = new Set(
  ["songs", "units", "agencies", "events", "years", "free"]
    .map((name) => `/features/${name}.svg`)
    .concat("/icon.svg", "/film/home.mp4"),
);

type Draft = Record<string, unknown>;

/** Content in memory that a test may break. Paths are in content/. */
export class EditableContent {
  #now: Snapshot;

  /** @param original initial content, restored by `restore` */
  constructor(protected readonly original: Snapshot = testContent()) {
    this.#now = original;
  }

  get snapshot(): Snapshot {
    return this.#now;
  }

  check(): Problem[] {
    return checkContent(this.snapshot, STATIC_FILES);
  }

  restore(): void {
    this.#now = this.original;
  }

  read(path: string): string {
    return fileIn(this.snapshot, `${CONTENT}/${path}`).toString("utf8");
  }

  record<Content>(path: string): Content {
    return JSON.parse(this.read(path)) as Content;
  }

  write(path: string, text: string | Uint8Array): void {
    this.put(path, Buffer.from(text as string));
  }

  delete(path: string): void {
    fileIn(this.snapshot, `${CONTENT}/${path}`);
    this.put(path, undefined);
  }

  rename(from: string, to: string): void {
    this.put(to, fileIn(this.snapshot, `${CONTENT}/${from}`));
    this.put(from, undefined);
  }

  /** Replaces the first occurrence. @throws if there is none */
  replace(path: string, from: string | RegExp, to: string): void {
    const text = this.read(path);
    const found = typeof from === "string" ? text.includes(from) : from.test(text);
    if (!found) throw new Error(`${path} does not hold ${from}`);
    this.write(
      path,
      text.replace(from, () => to),
    );
  }

  /**
   * Sets values, valid or not, at paths such as `profile.blood` or `menu.1.id`; undefined removes. Formats the record
   * as in the repository.
   */
  edit(path: string, changes: Readonly<Record<string, unknown>>): void {
    const record = this.record<Draft>(path);
    for (const [place, value] of Object.entries(changes)) {
      const steps = place.split(".");
      const name = steps.pop() ?? "";
      const owner = steps.reduce((outer, step) => outer[step] as Draft, record);
      owner[name] = value;
    }
    this.write(path, `${JSON.stringify(record, null, 2)}\n`);
  }

  /** Sets a file's bytes; undefined removes it. */
  protected put(path: string, bytes: Buffer | undefined): void {
    this.#now = withFiles(this.#now, [[`${CONTENT}/${path}`, bytes]]);
  }
}
