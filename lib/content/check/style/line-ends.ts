import { positionAt } from "../../model/problems/position";
import type { RawContent } from "../../read/read-content";
import type { Problem } from "../../model/problems/problem";
import { fixedByCommand } from "../../model/problems/words";

export interface Fix {
  file: string;
  rule: string;
  fixed: string;
}

/** A formatting problem. It never fails a build. */
export type StyleProblem = Problem & Fix;

const CARRIAGE_RETURN = /\r\n?/;

export const withUnixLines = (text: string): string =>
  text.replaceAll(new RegExp(CARRIAGE_RETURN, "g"), "\n");

/** Text files with other line ends than line feeds: Windows writes CRLF. */
export function lineEndsOf(raw: RawContent): StyleProblem[] {
  return textsOf(raw).flatMap(({ file, text }) => {
    const offset = text.search(CARRIAGE_RETURN);
    if (offset < 0) return [];
    const message = `the lines end as Windows writes them (CRLF); ${fixedByCommand("them")}`;
    const rule = "line-ends";
    return [{ file, ...positionAt(text, offset), rule, message, fixed: withUnixLines(text) }];
  });
}

/** Readable files in another encoding, with their texts. */
export function recoded(raw: RawContent): Fix[] {
  const wrong = new Set(
    raw.problems.filter(({ rule }) => rule === "encoding").map(({ file }) => file),
  );
  return textsOf(raw).flatMap(({ file, text }) =>
    wrong.has(file) ? [{ file, rule: "encoding", fixed: text }] : [],
  );
}

const textsOf = ({ files, drawings, illustrations }: RawContent) =>
  [...files.map(({ path, text }) => ({ file: path, text })), ...drawings, ...illustrations].filter(
    ({ text }) => text !== "" && !text.includes("\ufffd"),
  );
