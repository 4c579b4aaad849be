import { halftone } from "../../posters/backdrop/halftone";
import { mix, PAPER } from "../../drawing/color";
import { shape } from "../../drawing/outlined";
import { around, wedge } from "../../drawing/shapes";
import { path, place } from "../../drawing/svg";
import { between, clamp, ease } from "../timeline/easing";
import type { Entrance, Film } from "../timeline/film";
import { inLight } from "./drawings";
import { hueOf } from "./hue";
import { lit } from "./palette";
import type { Shot } from "./shot";
import { RANKS, raised } from "./stand";

/** How far behind the curtain the painted sun hangs. */
const DEPTH = 640;
const REACH = 1900;
/** Where the rays come from: behind the stand, so that all of them are seen above and beside it. */
const ROOT = 20;
/** The part of the circle in which each unit has its ray. */
const SPAN = 204;
const START = 270 - SPAN / 2;
/** Height of the sun at the start and at the end. */
const RISE = [104, -716] as const;

/**
 * The back of the stage: a sun that rises as high as the steps do. Each unit’s ray shoots out as it
 * steps out; they lie in the order of the rainbow, and the circle is whole when all are there.
 */
export function fan(shot: Shot): string {
  const { film, view, light, frame, curtain } = shot;
  if (curtain.open <= 0.001) return "";
  const level = light.stage;
  const units = byHue(firstEntrances(film));
  const span = SPAN / Math.max(1, units.length);
  const turn = Math.sin(frame / 9) * 2.5;
  const sheet = { width: 2600, height: 1700, r: 700 };
  return view.plane(
    DEPTH,
    inLight(film.drawings, "sun", light, ["sky"]),
    `<g transform="rotate(${turn} 0 ${ROOT})">${inLight(film.drawings, "sun", light, ["rays"])}</g>`,
    ...units.map((unit, index) => ray(unit, START + turn + index * span, span, frame, level)),
    place(halftone(sheet, "bottom", 0.42, lit("#e8623a", level)), -1300, -1180),
    sun(shot),
  );
}

/** The first entrance of each unit, in the order in which they come. */
const firstEntrances = ({ entrances }: Film): Entrance[] =>
  entrances.filter((one) => entrances.find(({ unit }) => unit === one.unit) === one);

const byHue = (units: readonly Entrance[]): Entrance[] =>
  units.toSorted((one, other) => hueOf(one.colors.color1) - hueOf(other.colors.color1));

/** The sun rises with the steps. */
function sunHeight(film: Film, frame: number): number {
  const steps = RANKS - 1;
  const up = around(steps, (index) => raised(film, index + 2, frame + 1));
  return between(...RISE, up.reduce((sum, one) => sum + one, 0) / steps);
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
  const reach = 200 + (REACH - 200) * out;
  return (
    shape(wedge(0, ROOT, reach, from, from + span), lit(colors.color1, level), 7) +
    path(wedge(0, ROOT, reach * 0.996, from + span * 0.5, from + span * 0.97), {
      fill: lit(mix(colors.color2, PAPER, 0.3), level),
    })
  );
}

// A disc with a ring of dots, on which a star comes up with the last unit.
function sun({ film, frame, light, curtain }: Shot): string {
  const last = firstEntrances(film).at(-1);
  const starred = last ? ease("over", (frame - last.frame - 1) / 7) : 0;
  const grown = ease("over", clamp(curtain.open * 1.3)) * (0.9 + starred * 0.1);
  const pulse = 1 + 0.015 * Math.sin(frame * 1.3);
  const part = (name: string) => inLight(film.drawings, "sun", light, [name]);
  const body =
    part("disc") +
    place(part("glimmer"), 0, 0, -frame) +
    place(part("points"), 0, 0, frame * 2) +
    place(part("star"), 0, 6, Math.sin(frame / 4) * 4, Math.max(0.001, starred));
  return place(body, 0, sunHeight(film, frame), 0, grown * pulse);
}
