import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { checkContent } from "../check-content";
import type { Problem } from "../problem";
import { problemLine } from "../report";

const PROJECT = resolve(__dirname, "../../..");

/** A copy of the real content that a test may break. Paths are in content/. */
export class ContentCopy {
  readonly root = mkdtempSync(join(tmpdir(), "encore-content-"));

  readonly #touched = new Set<string>();

  constructor() {
    cpSync(join(PROJECT, "content"), join(this.root, "content"), { recursive: true });
  }

  /** Makes the copy the same as the real content again. */
  restore(): void {
    for (const path of this.#touched) {
      const original = join(PROJECT, "content", path);
      if (existsSync(original)) cpSync(original, this.#path(path));
      else rmSync(this.#path(path), { force: true });
    }
    this.#touched.clear();
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }

  read(path: string): string {
    return readFileSync(this.#path(path), "utf8");
  }

  write(path: string, text: string | Uint8Array): void {
    const target = this.#path(path);
    this.#touched.add(path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }

  /** Replaces the first occurrence; throws if there is none, so that a test cannot miss its aim. */
  replace(path: string, from: string | RegExp, to: string): void {
    const text = this.read(path);
    const found = typeof from === "string" ? text.includes(from) : from.test(text);
    if (!found) throw new Error(`${path} does not hold ${from}`);
    this.write(
      path,
      text.replace(from, () => to),
    );
  }

  record<Content>(path: string): Content {
    return JSON.parse(this.read(path)) as Content;
  }

  /**
   * Puts values, right or wrong, at places such as `profile.blood` or `menu.1.id`; undefined takes
   * away what is there. The record is written as it is formatted in the repository.
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

  rename(from: string, to: string): void {
    this.#touched.add(from).add(to);
    renameSync(this.#path(from), this.#path(to));
  }

  delete(path: string): void {
    this.#touched.add(path);
    rmSync(this.#path(path));
  }

  check(): Problem[] {
    return checkContent(this.root);
  }

  #path(path: string): string {
    return join(this.root, "content", path);
  }
}

/** An object of a record that a test changes without regard to its type. */
type Draft = Record<string, unknown>;

/** One way to break the content and the one problem that it must give. */
export interface BrokenCase {
  /** What is done, as the name of the test. */
  what: string;
  breaks: (content: ContentCopy) => void;
  /** File in content/ that the problem is in. */
  file: string;
  /** Text of the broken file with ^ before the place; nothing for the start of the file. */
  at?: string;
  rule: string;
  /** Words of the printed line. */
  says: (string | RegExp)[];
}

/** Defines a test for each case: exactly this problem, at this line and column, in these words. */
export function testBroken(cases: readonly BrokenCase[]): void {
  let content: ContentCopy;
  beforeAll(() => {
    content = new ContentCopy();
  });
  afterEach(() => content.restore());
  afterAll(() => content.remove());

  test.each(cases.map((one) => [one.what, one] as const))("%s", (_what, one) => {
    one.breaks(content);
    const problems = content.check();
    expect(problems.map(problemLine)).toHaveLength(1);
    const [problem] = problems as [Problem];
    expect(`${problem.file}:${problem.line}:${problem.column}`).toBe(
      `content/${one.file}:${placeOf(content, one)}`,
    );
    expect(problem.rule).toBe(one.rule);
    for (const words of one.says) {
      if (typeof words === "string") expect(problemLine(problem)).toContain(words);
      else expect(problemLine(problem)).toMatch(words);
    }
  });
}

/** Line and column that a case expects, found by searching the file's text. */
function placeOf(content: ContentCopy, { file, at, what }: BrokenCase): string {
  if (at === undefined) return "1:1";
  const text = content.read(file).replace(/^\uFEFF/, "");
  const start = text.indexOf(at.replace("^", ""));
  if (start < 0) throw new Error(`${what}: ${file} does not hold ${at}`);
  const lines = text.slice(0, start + at.indexOf("^")).split("\n");
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}
