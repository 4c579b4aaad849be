import type { IllustrationFolder } from "../../illustrations/kinds";
import { drawingFaults } from "../drawing/faults";
import { illustrationKind } from "../drawing/illustration";
import { ART_FOLDER } from "../../read/folders";
import { CONTENT } from "../../read/snapshot";
import type { DrawingEntry } from "../../read/drawing-entry";
import { remembered } from "../../read/remember";
import type { Rule } from "./rule";

const faultsIn = remembered(({ file, text, list, key }: DrawingEntry) => {
  const isArt = file.startsWith(`${CONTENT}/${ART_FOLDER}/`);
  const kind = isArt ? illustrationKind(list as IllustrationFolder, key) : undefined;
  return drawingFaults(text, kind);
});

/**
 * A drawing is a well-formed SVG of plain shapes in fixed colours and those that the page or the picture gives it.
 */
export const drawing: Rule = {
  name: "drawing",
  *check({ drawings, illustrations }) {
    for (const one of [...drawings, ...illustrations]) {
      if (!one.isReadable) continue;
      for (const { at, ...words } of faultsIn(one)) yield one.findingAt(at, words);
    }
  },
};
