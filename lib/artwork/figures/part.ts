import { flattened } from "../drawing/flatten";
import { drawn, drawnGroup, type Slots } from "../illustration/illustration";

/** A part's drawing, or a group of it, flattened for silhouettes; empty without a drawing. */
export function part(text: string | undefined, slots: Slots, group?: string): string {
  if (text === undefined) return "";
  return flattened(group === undefined ? drawn(text, slots) : drawnGroup(text, group, slots));
}
