import type { Problem } from "../check/problem";
import { decode } from "./decode";
import { tooLarge } from "./limits";
import { mergeConflict } from "./merge-conflict";
import { positionAt } from "./position";

/** The text of a file, and what is wrong with how it is saved. */
export interface SavedText {
  readonly text: string;
  readonly problems: Problem[];
  /** True if the text is only a guess at what the file says: what is wrong in it is not worth telling. */
  readonly isGuess: boolean;
  /** True if letters were lost, and nothing else is wrong: the text has its form all the same. */
  readonly isGarbled: boolean;
}

/** Reads the bytes of a file as text: not too large, in UTF-8, and merged. @param most bytes that it may have */
export function readText(file: string, bytes: Buffer, most?: number): SavedText {
  const large = tooLarge(bytes, most);
  if (large) {
    const problems = [{ file, line: 1, column: 1, ...large }];
    return { text: "", problems, isGuess: true, isGarbled: false };
  }
  const { text, faults } = decode(bytes);
  const problems = faults.map(({ position, ...words }): Problem => {
    return { file, ...position, rule: "encoding", ...words };
  });
  const conflict = mergeConflict(text);
  if (conflict) {
    const { offset, ...words } = conflict;
    problems.push({ file, ...positionAt(text, offset), ...words });
    return { text, problems, isGuess: true, isGarbled: false };
  }
  const isGarbled = problems.length > 0 && text.includes("\ufffd");
  return { text, problems, isGuess: isGarbled || (text === "" && problems.length > 0), isGarbled };
}
