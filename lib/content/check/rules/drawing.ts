import type { IllustrationFolder } from "../../illustrations/kinds";
import { drawingFaults } from "../drawing/faults";
import { illustrationKind } from "../drawing/illustration";
import type { DrawingEntry } from "../../read/drawing-entry";
import { remembered } from "../../read/remember";
import type { Rule } from "./rule";

const faultsInPart = remembered(({ text }: DrawingEntry) => drawingFaults(text));
const faultsInArt = remembered(({ text, list, key }: DrawingEntry) =>
  drawingFaults(text, illustrationKind(list as IllustrationFolder, key)),
);

/**
 * A drawing is a well-formed SVG of plain shapes in fixed colours and those that the page or the picture gives it.
 */
export const drawing: Rule = {
  name: "drawing",
  *check({ drawings, illustrations }) {
    const faults = [
      ...drawings.map((one) => [one, faultsInPart] as const),
      ...illustrations.map((one) => [one, faultsInArt] as const),
    ];
    for (const [one, faultsIn] of faults) {
      if (!one.isReadable) continue;
      for (const { at, ...words } of faultsIn(one)) yield one.findingAt(at, words);
    }
  },
};
