import type { Problem } from "../check/problem";
import { decode } from "./decode";
import { DrawingEntry } from "./drawing-entry";
import type { Listing } from "./list-files";
import { tooLarge } from "./limits";
import { firstVersion, mergeConflict } from "./merge-conflict";
import { Lines, positionAt } from "./position";
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
  const large = tooLarge(bytes);
  if (large) {
    const problems: Problem[] = [{ file, line: 1, column: 1, ...large }];
    return { entry: new DrawingEntry(file, list, key, "", false), problems };
  }
  const { text, faults } = decode(bytes);
  const problems = faults.map(({ position, ...words }): Problem => {
    return { file, ...position, rule: "encoding", ...words };
  });
  const conflict = mergeConflict(text);
  if (conflict) {
    const { offset, ...words } = conflict;
    problems.push({ file, ...positionAt(text, offset), ...words });
  }
  // Of two versions nothing is known: the markers are the one problem.
  const known = conflict ? firstVersion(text) : text;
  return { entry: new DrawingEntry(file, list, key, known, problems.length === 0), problems };
});

/** Finds the places of findings in drawings, which are offsets. */
export function drawingLocator({ text }: DrawingEntry) {
  const lines = new Lines(text);
  return {
    find: ([offset = 0]: readonly (string | number)[]) => lines.at(Number(offset)),
  };
}
