import { offsetsIn } from "../../model/problems/position";
import type { Problem } from "../../model/problems/problem";
import { cleaned, tidied } from "../../model/problems/tidy";
import { curly } from "../text/curly";
import type { Mending } from "./line-ends";

const TEXT = /"(?:[^"\\]|\\.)*"/y;

/** Files with quotation marks, spaces or hidden characters to fix in texts, fixed. @param textOf text of a file */
export function mendTexts(
  problems: readonly Problem[],
  textOf: (file: string) => string,
): Mending[] {
  // A text that is not JSON is mended first.
  const broken = new Set(problems.flatMap(({ file, rule }) => (rule === "json" ? [file] : [])));
  const mendable = problems.filter(
    (one) => one.fixableLength !== undefined && !broken.has(one.file),
  );
  return [...new Set(mendable.map(({ file }) => file))].map((file) => {
    let fixed = textOf(file);
    const offsetOf = offsetsIn(fixed);
    // From the end, so that earlier positions stay valid.
    for (const one of mendable.filter((problem) => problem.file === file).toReversed()) {
      const start = offsetOf(one);
      TEXT.lastIndex = start;
      const json = file.endsWith(".json") ? TEXT.exec(fixed)?.[0] : undefined;
      const end = start + (json?.length ?? one.fixableLength ?? 0);
      const text = json === undefined ? mendedPart(fixed, start, end) : mendedJson(json);
      fixed = fixed.slice(0, start) + text + fixed.slice(end);
    }
    return { file, rule: "texts", fixed };
  });
}

const mendedJson = (text: string): string =>
  JSON.stringify(curly(tidied(JSON.parse(text) as string)));

/** A part of a text, with curly marks chosen by the character before it. Spaces may mean something in Markdown. */
const mendedPart = (text: string, start: number, end: number): string => {
  const before = text.slice(Math.max(0, start - 1), start);
  return curly(before + cleaned(text.slice(start, end))).slice(before.length);
};
