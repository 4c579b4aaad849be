import type { Finding } from "../problem";
import type { DrawingEntry } from "../../read/drawing-entry";
import { nearest } from "../suggest";
import { listed, shown } from "../words";
import type { Rule } from "./rule";
import { drawingPath, LIST_NAMES, type StandList, standLists } from "./stand-lists";

/** Each stand part has a drawing, and each drawing is of a part. */
export const standDrawing: Rule = {
  name: "stand-drawing",
  *check(content) {
    const lists = standLists(content);
    for (const list of lists) {
      yield* unpaired(
        list,
        content.drawings.filter((drawing) => drawing.list === list.folder),
      );
    }
    for (const drawing of content.drawings) {
      if (LIST_NAMES.has(drawing.list)) continue;
      const near = nearest(drawing.list, LIST_NAMES.keys());
      yield drawing.findingAt(0, {
        message: `there is no list ${drawing.list}.json that it could belong to`,
        allowed: `drawings in the folders ${listed([...LIST_NAMES.keys()])}`,
        suggestion: near && drawingPath(near, drawing.key),
      });
    }
  },
};

function* unpaired({ entry, folder }: StandList, drawings: DrawingEntry[]): Iterable<Finding> {
  const parts = entry.items("parts");
  const keys = new Set(parts.map(({ value }) => value.key));
  const spare = new Map(
    drawings.filter(({ key }) => !keys.has(key)).map((drawing) => [drawing.key, drawing]),
  );
  const drawn = new Set(drawings.map(({ key }) => key));
  for (const { value, index } of parts) {
    if (drawn.has(value.key)) continue;
    const near = nearest(value.key, spare.keys());
    // The drawing under the name that was meant is not at fault too.
    if (near !== undefined) spare.delete(near);
    yield entry.finding(["parts", index, "key"], {
      message: `parts, item ${index + 1} has the key ${shown(value.key)}, but there is no drawing ${drawingPath(folder, value.key)}`,
      allowed: "a key that is the name of its drawing",
      suggestion: near && shown(near),
    });
  }
  if (!entry.isWhole("parts")) return;
  for (const [key, drawing] of spare) {
    const near = nearest(
      key,
      [...keys].filter((one) => !drawn.has(one)),
    );
    yield drawing.findingAt(0, {
      message: `no part in ${entry.file} has the key ${shown(key)}`,
      allowed: "a drawing for each part of the list, and no other",
      suggestion: near && drawingPath(folder, near),
    });
  }
}
