import { offsetsIn } from "../../model/problems/position";
import type { Problem } from "../../model/problems/problem";
import { cleaned, tidied } from "../../model/problems/tidy";
import { curly } from "../text/curly";
import type { Fix } from "./line-ends";

const TEXT = /"(?:[^"\\]|\\.)*"/y;

/** Files with quotation marks, spaces or hidden characters to fix in texts, fixed. @param textOf text of a file */
export function fixTexts(problems: readonly Problem[], textOf: (file: string) => string): Fix[] {
  // A text that is not JSON is fixed first.
  const broken = new Set(problems.flatMap(({ file, rule }) => (rule === "json" ? [file] : [])));
  const fixable = problems.filter(
    (one) => one.fixableLength !== undefined && !broken.has(one.file),
  );
  return [...new Set(fixable.map(({ file }) => file))].map((file) => {
    let fixed = textOf(file);
    const offsetOf = offsetsIn(fixed);
    // From the end, so that earlier positions stay valid.
    for (const one of fixable.filter((problem) => problem.file === file).toReversed()) {
      const start = offsetOf(one);
      TEXT.lastIndex = start;
      const json = file.endsWith(".json") ? TEXT.exec(fixed)?.[0] : undefined;
      const end = start + (json?.length ?? one.fixableLength ?? 0);
      const text = json === undefined ? fixedPart(fixed, start, end) : fixedJson(json);
      fixed = fixed.slice(0, start) + text + fixed.slice(end);
    }
    return { file, rule: "texts", fixed };
  });
}

const fixedJson = (text: string): string =>
  JSON.stringify(curly(tidied(JSON.parse(text) as string)));

/** A part of a text, with curly marks chosen by the character before it. Spaces may mean something in Markdown. */
const fixedPart = (text: string, start: number, end: number): string => {
  const before = text.slice(Math.max(0, start - 1), start);
  return curly(before + cleaned(text.slice(start, end))).slice(before.length);
};
