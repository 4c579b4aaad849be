import { circle, group, place, round } from "../../drawing/svg";
import { between } from "../timeline/easing";
import { BOARDS_Y } from "./apron";
import { drawInLight } from "./drawings";
import { WARM } from "./palette";
import type { Shot } from "./shot";

const DEPTH = -24;
/** Height of the bulb above the boards of the stage. */
const BULB_HEIGHT = 232;

/**
 * The ghost light, a lamp left burning in an empty theatre: a bulb in a cage on a stand. `light.ghost`, 0 to 1, sets its
 * brightness; below 0.6 it also sinks into the boards.
 */
export function ghostLight({ film, view, light, frame }: Shot): string {
  const { ghost } = light;
  if (ghost <= 0.01) return "";
  const sunk = between(BULB_HEIGHT + 60, 0, Math.min(1, ghost * 1.6));
  const y = BOARDS_Y - BULB_HEIGHT + sunk;
  const flicker = 1 + 0.025 * Math.sin(frame * 1.7);
  const glow = [
    [168, 0.2],
    [104, 0.34],
  ].map(([r = 0, share = 0]) =>
    circle(0, y, r * flicker * (0.5 + ghost / 2), { fill: WARM, "fill-opacity": share * ghost }),
  );
  const part = (id: string) => drawInLight(film.drawings, "ghost-light", light, [id]);
  const turned = `translate(0 ${round(sunk)}) rotate(${round(frame * 1.2)} 0 ${BOARDS_Y - BULB_HEIGHT})`;
  const clip = `<clipPath id="boards"><path d="M-900 -1200H900V${BOARDS_Y + 12}H-900Z"/></clipPath>`;
  return view.drawOnPlane(
    DEPTH,
    ...glow,
    `<g transform="${turned}">${part("rays")}</g>`,
    clip,
    group({ "clip-path": "url(#boards)" }, place(part("lamp"), 0, sunk)),
    sunk < 20 ? part("foot") : "",
  );
}
