import type { Problem } from "../model/problems/problem";
import { problemLine } from "../check/report";
import { EditableContent } from "./editable-content";

interface Expected {
  /** In content/. */
  file: string;
  /** Text of the broken file with ^ before the position; by default the start of the file. */
  at?: string;
  rule: string;
  says: (string | RegExp)[];
}

/** A way to break the content, and the problem it causes. */
export interface BrokenCase extends Expected {
  /** Name of the test: the change made. */
  what: string;
  breaks: (content: EditableContent) => void;
  /** Further problems, if the mistake shows on both sides of a link. */
  also?: Expected[];
}

export interface ValidCase {
  /** Name of the test: the change made. */
  what: string;
  changes: (content: EditableContent) => void;
}

export interface CaseTable {
  cases: readonly BrokenCase[];
  valid?: readonly ValidCase[];
}

// Shared by all cases of a test file, so that each record is parsed once.
const content = new EditableContent();

/** Defines a test for each case. A broken one must give exactly these problems, with their positions and words. */
export function testCases({ cases, valid = [] }: CaseTable): void {
  afterEach(() => content.restore());

  for (const one of cases) {
    test(one.what, () => {
      one.breaks(content);
      const problems = content.check();
      const expected = [one, ...(one.also ?? [])];
      expect(problems.map(problemLine)).toHaveLength(expected.length);
      const left = [...problems];
      for (const wanted of expected) {
        const place = `content/${wanted.file}:${placeOf(wanted, one.what)}`;
        const index = left.findIndex(
          ({ file, line, column, rule }) =>
            `${file}:${line}:${column}` === place && rule === wanted.rule,
        );
        const [problem] = index < 0 ? [] : left.splice(index, 1);
        expect([place, problem?.rule, problems.map(problemLine)]).toEqual([
          place,
          wanted.rule,
          expect.anything(),
        ]);
        expectWords(problem as Problem, wanted.says);
      }
    });
  }

  for (const { what, changes } of valid) {
    test(`${what} is allowed`, () => {
      changes(content);
      expect(content.check().map(problemLine)).toEqual([]);
    });
  }
}

function expectWords(problem: Problem, says: Expected["says"]): void {
  expect(["undefined", "NaN", '""']).not.toContain(problem.suggestion);
  for (const words of says) {
    if (typeof words === "string") expect(problemLine(problem)).toContain(words);
    else expect(problemLine(problem)).toMatch(words);
  }
}

/** Expected line and column, found by searching the file's text. */
function placeOf({ file, at }: Expected, what: string): string {
  if (at === undefined) return "1:1";
  const text = content.read(file).replace(/^\uFEFF/, "");
  const start = text.indexOf(at.replace("^", ""));
  if (start < 0) throw new Error(`${what}: ${file} does not hold ${at}`);
  const lines = text.slice(0, start + at.indexOf("^")).split("\n");
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}
