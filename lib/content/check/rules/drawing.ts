import { inspectDrawing } from "../drawing/inspect-drawing";
import type { Rule } from "./rule";

/** A drawing is a well-formed SVG of plain shapes in fixed colours and those set by the page or picture. */
export const drawing: Rule = {
  name: "drawing",
  *check({ drawings, illustrations }) {
    for (const one of [...drawings, ...illustrations]) {
      if (!one.isReadable) continue;
      for (const { at, ...words } of inspectDrawing(one).faults) yield one.findingAt(at, words);
    }
  },
};
