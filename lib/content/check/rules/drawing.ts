import { drawingFaults } from "../drawing/faults";
import type { DrawingEntry } from "../../read/drawing-entry";
import { remembered } from "../../read/remember";
import type { Rule } from "./rule";

const faultsIn = remembered(({ text }: DrawingEntry) => drawingFaults(text));

/** Drawings go into one sprite, are coloured by the page and are drawn by our own renderer. */
export const drawing: Rule = {
  name: "drawing",
  description:
    "A drawing is a small, well-formed SVG of plain shapes in fixed colours and those of the palette.",
  *check({ drawings }) {
    for (const one of drawings) {
      if (!one.isReadable) continue;
      for (const { at, ...words } of faultsIn(one)) yield one.findingAt(at, words);
    }
  },
};
