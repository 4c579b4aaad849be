import { positionAt } from "../../model/problems/position";
import type { RawContent } from "../../read/read-content";
import type { Problem } from "../../model/problems/problem";
import { mendedByCommand } from "../../model/problems/words";

/** A file that can be written as it should be without a person. */
export interface Mending {
  file: string;
  rule: string;
  /** The whole text of the file as it should be. */
  fixed: string;
}

/** A file that is written otherwise than it should be. It stops no build. */
export type StyleProblem = Problem & Mending;

const OTHER_LINE_END = /\r\n?/;

/** A text whose lines end with a line feed alone. */
export const withUnixLines = (text: string): string =>
  text.replaceAll(new RegExp(OTHER_LINE_END, "g"), "\n");

/** Text files whose lines end otherwise than with a line feed: Windows writes CRLF. */
export function lineEndsOf(raw: RawContent): StyleProblem[] {
  return textsOf(raw).flatMap(({ file, text }) => {
    const offset = text.search(OTHER_LINE_END);
    if (offset < 0) return [];
    const message = `the lines end as Windows writes them (CRLF); ${mendedByCommand("them")}`;
    const rule = "line-ends";
    return [{ file, ...positionAt(text, offset), rule, message, fixed: withUnixLines(text) }];
  });
}

/** Files that were saved in another encoding and could be read all the same, with their texts. */
export function recoded(raw: RawContent): Mending[] {
  const wrong = new Set(
    raw.problems.filter(({ rule }) => rule === "encoding").map(({ file }) => file),
  );
  return textsOf(raw).flatMap(({ file, text }) =>
    wrong.has(file) ? [{ file, rule: "encoding", fixed: text }] : [],
  );
}

/** The texts of all files of a content in which no letter is lost: written again, they say the same. */
const textsOf = ({ files, drawings, illustrations }: RawContent) =>
  [...files.map(({ path, text }) => ({ file: path, text })), ...drawings, ...illustrations].filter(
    ({ text }) => text !== "" && !text.includes("\ufffd"),
  );
