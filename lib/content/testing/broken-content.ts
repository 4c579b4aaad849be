import type { Problem } from "../model/problems/problem";
import { problemLine } from "../check/report";
import { EditableContent } from "./editable-content";

/** A problem that the content must give. */
interface Expected {
  /** File in content/ that the problem is in. */
  file: string;
  /** Text of the broken file with ^ before the place; nothing for the start of the file. */
  at?: string;
  rule: string;
  /** Words of the printed line. */
  says: (string | RegExp)[];
}

/** One way to break the content and the problem that it must give. */
export interface BrokenCase extends Expected {
  /** What is done, as the name of the test. */
  what: string;
  breaks: (content: EditableContent) => void;
  /** Further problems, where the slip shows on both sides of a link; in the order of files and places. */
  also?: Expected[];
}

/** A change that is allowed. */
export interface ValidCase {
  /** What is done, as the name of the test. */
  what: string;
  changes: (content: EditableContent) => void;
}

/** Cases that a file of them has. */
export interface CaseTable {
  cases: readonly BrokenCase[];
  valid?: readonly ValidCase[];
}

// All tests of a file share it: what was read of a file is read once.
const content = new EditableContent();

/** Defines a test for each case. A broken one gives exactly these problems, at these places, in these words. */
export function testCases({ cases, valid = [] }: CaseTable): void {
  afterEach(() => content.restore());

  for (const one of cases) {
    test(one.what, () => {
      one.breaks(content);
      const problems = content.check();
      const expected = [one, ...(one.also ?? [])];
      expect(problems.map(problemLine)).toHaveLength(expected.length);
      for (const wanted of expected) {
        const place = `content/${wanted.file}:${placeOf(wanted, one.what)}`;
        const problem = problems.find(
          ({ file, line, column, rule }) =>
            `${file}:${line}:${column}` === place && rule === wanted.rule,
        );
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

/** Line and column that a case expects, found by searching the file's text. */
function placeOf({ file, at }: Expected, what: string): string {
  if (at === undefined) return "1:1";
  const text = content.read(file).replace(/^\uFEFF/, "");
  const start = text.indexOf(at.replace("^", ""));
  if (start < 0) throw new Error(`${what}: ${file} does not hold ${at}`);
  const lines = text.slice(0, start + at.indexOf("^")).split("\n");
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}
