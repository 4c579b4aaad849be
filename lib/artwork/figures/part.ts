import { flattened } from "../drawing/flatten";
import { drawn, drawnGroup, type Slots } from "../illustration/illustration";

/** A drawing of a part, or one group of it, as silhouettes can read it; nothing without a drawing. */
export function part(text: string | undefined, slots: Slots, group?: string): string {
  if (text === undefined) return "";
  return flattened(group === undefined ? drawn(text, slots) : drawnGroup(text, group, slots));
}
