import type { ColorSet } from "../../../content/types";
import { INK } from "../drawing/color";
import { inksOf } from "../drawing/inks";
import { clipped, flat, line, OUTLINE } from "../drawing/outlined";
import type { Facing } from "./facing";
import { part } from "./part";

export interface FigurePalette {
  accent: string;
  unit: ColorSet;
}

/** Outline of shoulders and chest, common to all costumes. */
const TORSO =
  "M488 1022C430 1070 330 1086 226 1124C140 1160 104 1300 78 1600L1122 1600C1096 1300 1060 1160 974 1124" +
  "C870 1086 770 1070 712 1022Q600 1110 488 1022Z";

/** Shade under the chin and inside the arms, over the cloth. */
const SHADE = `<g opacity="0.2">${flat(
  "M488 1022Q600 1110 712 1022L778 1046Q610 1250 452 1058Z" +
    "M236 1320Q268 1440 246 1600H312Q310 1440 236 1320ZM964 1320Q932 1440 954 1600H1024Q990 1440 964 1320ZM1010 1130C1080 1180 1100 1320 1124 1600H1076C1070 1400 1056 1230 1010 1130Z",
  "#2b1745",
)}</g>`;

const FILL = / fill="(#[\da-f]{6})"/;

/**
 * Draws what a figure wears, and the arms of its pose, in poster space. A sleeve has the colour of the path
 * `left-sleeve` or `right-sleeve` of the costume, else of its first shape.
 * @param worn texts of a costume, and of what is worn over it, from content/art
 */
export function costume(
  worn: readonly string[],
  pose: string | undefined,
  { accent, unit }: FigurePalette,
  skin: string,
  facing: Facing = "right",
): { body: string; arms: string } {
  const slots = { ...inksOf(unit, undefined, accent), skin };
  const [cloth = "", ...over] = worn.map((text) => part(text, slots));
  const sleeveOn = (side: Facing): string => {
    const path = new RegExp(`<path id="${side}-sleeve"[^>]*>`).exec(worn[0] ?? "")?.[0];
    return FILL.exec(path ? part(`<svg>${path}</svg>`, slots) : cloth)?.[1] ?? accent;
  };
  const far = facing === "right" ? "left" : "right";
  const sleeves = { sleeve: sleeveOn(facing), "far-sleeve": sleeveOn(far) };
  return {
    body: cloth + clipped(TORSO, SHADE) + line(TORSO, INK, OUTLINE) + over.join(""),
    arms: part(pose, { ...slots, ...sleeves }),
  };
}
