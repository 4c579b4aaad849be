import { flattened } from "../drawing/flatten";
import { drawn, drawnGroup, type Slots } from "../illustration/illustration";

/** Markup of a part, or of one group of it, flattened since silhouettes read shape by shape; empty without a drawing. */
export function part(text: string | undefined, slots: Slots, group?: string): string {
  if (text === undefined) return "";
  return flattened(group === undefined ? drawn(text, slots) : drawnGroup(text, group, slots));
}
