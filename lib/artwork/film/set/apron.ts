import { INK, PAPER } from "../../drawing/color";
import { around } from "../../drawing/shapes";
import { circle } from "../../drawing/svg";
import { inLight } from "./drawings";
import { CREAM, GOLD, lit } from "./palette";
import { FINE } from "./sheet";
import type { Shot } from "./shot";

/** Depth of the edge of the stage, and the height of its boards. */
export const APRON_DEPTH = -45;
export const BOARDS = 236;

/** Middles of the footlights. */
const LIGHTS = around(13, (index) => [(index - 6) * 104, BOARDS + 26] as const);

/** The edge of the stage with its footlights: shells with a bulb in each. */
export function apron({ film, view, light }: Shot): string {
  if (view.window(APRON_DEPTH).bottom < BOARDS - 90) return "";
  const isOn = light.stage > 0.2;
  const glows = LIGHTS.map(([x, y]) =>
    isOn ? circle(x, y, 62, { fill: GOLD, "fill-opacity": 0.16 * light.stage }) : "",
  );
  const bulbs = LIGHTS.map(([x, y]) =>
    circle(x, y - 1, 12, {
      fill: isOn ? CREAM : lit(PAPER, Math.max(light.stage, light.house * 0.5) * 0.5),
      stroke: INK,
      "stroke-width": FINE,
    }),
  );
  const layers = (...ids: string[]) => inLight(film.drawings, "apron", light, ids);
  return view.plane(
    APRON_DEPTH,
    layers("boards", "gaps", "front"),
    ...glows,
    layers("shells"),
    ...bulbs,
    layers("ledge"),
  );
}
