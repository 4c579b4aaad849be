import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../problem";
import { decode } from "./decode";
import { DrawingEntry } from "./drawing-entry";
import { CONTENT, type Listing } from "./list-files";
import { positionAt } from "./position";

/** Reads the drawings of stand parts, and reports the ones that are not in UTF-8. */
export function readDrawings(
  root: string,
  { drawings: listed }: Listing,
): { drawings: DrawingEntry[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const drawings = listed.map(({ path, list, key }) => {
    const file = `${CONTENT}/${path}`;
    const { text, faults } = decode(readFileSync(join(root, file)));
    for (const { position, ...words } of faults) {
      problems.push({ file, ...position, rule: "encoding", ...words });
    }
    return new DrawingEntry(file, list, key, text);
  });
  return { drawings, problems };
}

/** Finds the places of findings in drawings, which are offsets. */
export const drawingLocator = ({ text }: DrawingEntry) => ({
  find: ([offset = 0]: readonly (string | number)[]) => positionAt(text, Number(offset)),
});
