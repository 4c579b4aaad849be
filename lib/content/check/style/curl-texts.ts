import { offsetsIn } from "../../model/problems/position";
import type { Problem } from "../../model/problems/problem";
import { curly } from "../text/curly";
import type { Mending } from "./line-ends";

/** A JSON string with its quotes. */
const TEXT = /"(?:[^"\\]|\\.)*"/y;

/** Files with straight quotation marks in texts, fixed. @param textOf text of a file */
export function curlTexts(
  problems: readonly Problem[],
  textOf: (file: string) => string,
): Mending[] {
  const straight = problems.filter((one) => one.straight !== undefined);
  return [...new Set(straight.map(({ file }) => file))].map((file) => {
    let fixed = textOf(file);
    const offsetOf = offsetsIn(fixed);
    // From the end, so that earlier positions stay valid.
    for (const one of straight.filter((problem) => problem.file === file).toReversed()) {
      const start = offsetOf(one);
      TEXT.lastIndex = start;
      const json = file.endsWith(".json") ? TEXT.exec(fixed)?.[0] : undefined;
      const end = start + (json?.length ?? one.straight ?? 0);
      const text = json === undefined ? curlyFrom(fixed, start, end) : curlyJson(json);
      fixed = fixed.slice(0, start) + text + fixed.slice(end);
    }
    return { file, rule: "quotation marks", fixed };
  });
}

const curlyJson = (text: string): string => JSON.stringify(curly(JSON.parse(text) as string));

/** A part of a text with curly marks, chosen by the character before it. */
const curlyFrom = (text: string, start: number, end: number): string => {
  const before = text.slice(Math.max(0, start - 1), start);
  return curly(before + text.slice(start, end)).slice(before.length);
};
