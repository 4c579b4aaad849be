import { PAPER } from "../../drawing/color";
import { disc } from "../../drawing/outlined";
import { circle } from "../../drawing/svg";
import { lampsIn, drawInLight } from "./drawings";
import { CREAM, GOLD, colorInLight, FINE } from "./palette";
import type { Shot } from "./shot";

/** Depth of the stage's edge, and height of its boards. */
export const APRON_DEPTH = -45;
export const BOARDS_Y = 236;

/** The stage's edge with footlights: shells with a bulb in each. */
export function apron({ film, view, light }: Shot): string {
  if (view.window(APRON_DEPTH).bottom < BOARDS_Y - 90) return "";
  const isOn = light.stage > 0.2;
  const level = Math.max(light.stage, light.house * 0.5) * 0.5;
  const places = lampsIn(film.drawings, "apron");
  const glows = places.map(([x, y]) =>
    isOn ? circle(x, y + 1, 62, { fill: GOLD, "fill-opacity": 0.16 * light.stage }) : "",
  );
  const bulbs = places.map(([x, y]) =>
    disc(x, y, 12, isOn ? CREAM : colorInLight(PAPER, level), FINE),
  );
  const layers = (...ids: string[]) => drawInLight(film.drawings, "apron", light, ids);
  return view.drawOnPlane(
    APRON_DEPTH,
    layers("boards", "gaps", "front"),
    ...glows,
    layers("shells"),
    ...bulbs,
    layers("ledge"),
  );
}
