import { halftone } from "../../posters/backdrop/halftone";
import { mix, PAPER } from "../../drawing/color";
import { shape } from "../../drawing/outlined";
import { repeat, wedge } from "../../drawing/shapes";
import { path, place } from "../../drawing/svg";
import { between, clamp, ease } from "../timeline/easing";
import type { Entrance, Film } from "../timeline/film";
import { drawInLight } from "./drawings";
import { hueOf } from "./hue";
import { colorInLight } from "./palette";
import type { Shot } from "./shot";
import { RANKS, riseOf } from "./stand";

/** Depth of the painted sun behind the curtain, and its radius. */
const DEPTH = 640;
const RADIUS = 1900;
/** Origin of the rays: behind the stand, so that all are visible above and beside it. */
const ORIGIN_Y = 20;
/** Angle covered by the units' rays. */
const SPAN = 204;
const START = 270 - SPAN / 2;
/** Height of the sun at start and end. */
const HEIGHTS = [104, -716] as const;

/**
 * Back of the stage: a sun that rises with the steps. Each unit’s ray shoots out at its entrance, in rainbow order;
 * with all units the circle is complete.
 */
export function fan(shot: Shot): string {
  const { film, view, light, frame, curtain } = shot;
  if (curtain.open <= 0.001) return "";
  const level = light.stage;
  const units = byHue(firstEntrances(film));
  const span = SPAN / Math.max(1, units.length);
  const turn = Math.sin(frame / 9) * 2.5;
  const sheet = { width: 2600, height: 1700, r: 700 };
  return view.drawOnPlane(
    DEPTH,
    drawInLight(film.drawings, "sun", light, ["sky"]),
    `<g transform="rotate(${turn} 0 ${ORIGIN_Y})">${drawInLight(film.drawings, "sun", light, ["rays"])}</g>`,
    ...units.map((unit, index) => ray(unit, START + turn + index * span, span, frame, level)),
    place(halftone(sheet, "bottom", 0.42, colorInLight("#e8623a", level)), -1300, -1180),
    sun(shot),
  );
}

const firstEntrances = ({ entrances }: Film): Entrance[] =>
  entrances.filter((one) => entrances.find(({ unit }) => unit === one.unit) === one);

const byHue = (units: readonly Entrance[]): Entrance[] =>
  units.toSorted((one, other) => hueOf(one.colors.color1) - hueOf(other.colors.color1));

function sunHeight(film: Film, frame: number): number {
  const steps = RANKS - 1;
  const up = repeat(steps, (index) => riseOf(film, index + 2, frame + 1));
  return between(...HEIGHTS, up.reduce((sum, one) => sum + one, 0) / steps);
}

function ray(
  { frame: start, colors }: Entrance,
  from: number,
  span: number,
  frame: number,
  level: number,
): string {
  const out = ease("out", (frame - start) / 6);
  if (out <= 0) return "";
  const reach = 200 + (RADIUS - 200) * out;
  return (
    shape(wedge(0, ORIGIN_Y, reach, from, from + span), colorInLight(colors.color1, level), 7) +
    path(wedge(0, ORIGIN_Y, reach * 0.996, from + span * 0.5, from + span * 0.97), {
      fill: colorInLight(mix(colors.color2, PAPER, 0.3), level),
    })
  );
}

// A disc with a ring of dots, on which a star rises with the last unit.
function sun({ film, frame, light, curtain }: Shot): string {
  const last = firstEntrances(film).at(-1);
  const starred = last ? ease("over", (frame - last.frame - 1) / 7) : 0;
  const grown = ease("over", clamp(curtain.open * 1.3)) * (0.9 + starred * 0.1);
  const pulse = 1 + 0.015 * Math.sin(frame * 1.3);
  const part = (name: string) => drawInLight(film.drawings, "sun", light, [name]);
  const body =
    part("disc") +
    place(part("glimmer"), 0, 0, -frame) +
    place(part("points"), 0, 0, frame * 2) +
    place(part("star"), 0, 6, Math.sin(frame / 4) * 4, Math.max(0.001, starred));
  return place(body, 0, sunHeight(film, frame), 0, grown * pulse);
}
