import type { Problem } from "../check/problem";
import { DrawingEntry } from "./drawing-entry";
import type { Listing } from "./list-files";
import { positionAt } from "./position";
import { readText } from "./read-text";
import { rememberedFile } from "./remember";
import { CONTENT, fileIn, type Snapshot } from "./snapshot";

/** What was read of some drawings. */
export interface ReadDrawings {
  /** Drawings of stand parts. */
  drawings: DrawingEntry[];
  /** Drawings of content/art; the list of each is its folder there. */
  illustrations: DrawingEntry[];
  problems: Problem[];
}

/** Reads the drawings of stand parts and those of content/art, and reports those that are not in UTF-8 or hold a merge conflict. */
export function readDrawings(
  snapshot: Snapshot,
  { drawings, illustrations }: Listing,
): ReadDrawings {
  const read = (drawing: Listing["drawings"][number]) =>
    readDrawing(drawing, fileIn(snapshot, `${CONTENT}/${drawing.path}`));
  const parts = drawings.map(read);
  const art = illustrations.map(({ folder, ...rest }) => read({ list: folder, ...rest }));
  return {
    drawings: parts.map(({ entry }) => entry),
    illustrations: art.map(({ entry }) => entry),
    problems: [...parts, ...art].flatMap(({ problems }) => problems),
  };
}

const readDrawing = rememberedFile(({ path, list, key }: Listing["drawings"][number], bytes) => {
  const file = `${CONTENT}/${path}`;
  const { text, problems } = readText(file, bytes);
  return { entry: new DrawingEntry(file, list, key, text, problems.length === 0), problems };
});

/** Finds the places of findings in drawings, which are offsets. */
export const drawingLocator = ({ text }: DrawingEntry) => ({
  find: ([offset = 0]: readonly (string | number)[]) => positionAt(text, Number(offset)),
});
