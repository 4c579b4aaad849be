import type { ColorSet } from "../../../../content/types";
import { picture } from "../../drawing/svg";
import { drawn } from "../../illustration/illustration";
import { slotsOf } from "../../illustration/slots-of";
import { type GroupShape, groupFrames } from "../group/group-rows";

/**
 * A venue of the audition in its colours: a whole `<svg>`, 1600 × 900 (wide) or 1200 × 1600 (tall).
 * @param drawing text of its sheet of this shape in content/art/venues
 */
export function venueSvg(drawing: string, colors: ColorSet, shape: GroupShape): string {
  const { width, height } = groupFrames[shape];
  return picture(width, height, drawn(drawing, slotsOf(colors)));
}
