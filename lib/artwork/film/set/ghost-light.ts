import { flat } from "../../drawing/outlined";
import { around, polygon, polar } from "../../drawing/shapes";
import { circle, group, place } from "../../drawing/svg";
import { between } from "../timeline/easing";
import { BOARDS } from "./apron";
import { inLight } from "./drawings";
import { CREAM, WARM } from "./palette";
import type { Shot } from "./shot";

const DEPTH = -24;
/** Height of the bulb above the boards. */
const TALL = 232;

/**
 * The lamp that a theatre leaves burning when everybody has gone: a bulb in a cage on a stand. As
 * it is switched off it sinks into the boards, and comes up again when it is wanted.
 */
export function ghostLight({ film, view, light, frame }: Shot): string {
  const { ghost } = light;
  if (ghost <= 0.01) return "";
  const sunk = between(TALL + 60, 0, Math.min(1, ghost * 1.6));
  const y = BOARDS - TALL + sunk;
  const flicker = 1 + 0.025 * Math.sin(frame * 1.7);
  const glow = [
    [168, 0.2],
    [104, 0.34],
  ].map(([r = 0, share = 0]) =>
    circle(0, y, r * flicker * (0.5 + ghost / 2), { fill: WARM, "fill-opacity": share * ghost }),
  );
  const rays = around(18, (index) => {
    const angle = index * 20 + frame * 1.2;
    const reach = index % 2 ? 172 : 140;
    return polygon([
      polar(0, y, 74, angle - 1.6),
      polar(0, y, reach * flicker, angle),
      polar(0, y, 74, angle + 1.6),
    ]);
  });
  const clip = `<clipPath id="boards"><path d="M-900 -1200H900V${BOARDS + 12}H-900Z"/></clipPath>`;
  return view.plane(
    DEPTH,
    ...glow,
    flat(rays.join(""), CREAM),
    clip,
    group(
      { "clip-path": "url(#boards)" },
      place(inLight(film.drawings, "ghost-light", light, ["lamp"]), 0, sunk),
    ),
    sunk < 20 ? inLight(film.drawings, "ghost-light", light, ["foot"]) : "",
  );
}
