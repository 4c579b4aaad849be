import type { DrawingFault } from "./allowed";
import { idOf, type XmlElement } from "./read-xml";

/** Ids of the boxes that a name is lettered in; each row is enough. */
const BOXES = [["name"], ["line-1", "line-2"], ["letter-1"]] as const;

/** A drawing that a name is lettered on has boxes for it: elements `<rect>` with an id that says what they take. */
export function letteringFaults(elements: readonly XmlElement[]): DrawingFault[] {
  const ids = new Set(elements.filter(({ name }) => name === "rect").map(idOf));
  if (BOXES.some((row) => row.every((id) => ids.has(id)))) return [];
  return [
    {
      at: 0,
      message: "the drawing has no box that a name is lettered in",
      allowed:
        '<rect id="name" …/>, or two with the ids line-1 and line-2, or one for each letter: letter-1, letter-2, …',
    },
  ];
}
