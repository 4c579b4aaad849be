import { INK, mix, PAPER } from "../../drawing/color";
import { line, shape } from "../../drawing/outlined";
import { repeat } from "../../drawing/shapes";
import { group, path, round } from "../../drawing/svg";
import { between } from "../timeline/easing";
import { drawInLight } from "./drawings";
import { GOLD, colorInLight, VELVET, EDGE, FINE } from "./palette";
import type { Shot } from "./shot";

/** Heights of the rail and of the hem, and half the width, in stage units. */
const RAIL = -880;
const HEM = 236;
const HALF = 672;
const FOLDS = 9;

/** Both halves of the curtain; they gather at the sides as it opens, and swing while they move. */
export function curtain(shot: Shot): string {
  const { light } = shot;
  return cloth(shot, Math.max(light.stage, light.house * 0.5, light.ghost * 0.1));
}

/** The same cloth in another light, for a lit circle. */
export function cloth(shot: Shot, level: number): string {
  const { view } = shot;
  const { left, right } = view.window(0);
  const half = halfCurtain(shot, level);
  const edge = -HALF + reachesOf(shot).rail;
  const sides = [
    left < edge + 60 ? half : "",
    right > -edge - 60 ? `<g transform="scale(-1 1)">${half}</g>` : "",
  ];
  return view.drawOnPlane(0, ...sides);
}

export function swags({ film, view, light }: Shot): string {
  if (view.window(-10).top > RAIL + 250) return "";
  return view.drawOnPlane(-10, drawInLight(film.drawings, "swags", light));
}

// Distance of the cloth from the side at the rail, at two thirds of its height and at the hem.
function reachesOf({ curtain: { open, speed } }: Shot) {
  const drag = speed * 420;
  return {
    rail: between(HALF + 14, 196, open),
    waist: between(HALF + 14, 118, open ** 0.9) + drag * 0.55,
    hem: between(HALF + 14, 164, open) + drag,
  };
}

function halfCurtain(shot: Shot, level: number): string {
  const { frame } = shot;
  const { speed } = shot.curtain;
  const reach = reachesOf(shot);
  const velvet = colorInLight(VELVET, level);
  const dark = colorInLight(mix(VELVET, "#4a0f4d", 0.52), level);
  const pale = colorInLight(mix(VELVET, PAPER, 0.24), level);
  const waist = RAIL + (HEM - RAIL) * 0.62;
  // Folds move a little even when the curtain hangs still.
  const sway = (share: number) =>
    Math.sin(share * 9 + frame * 0.55) * (2 + Math.abs(speed) * 130) * share;
  const edge = (share: number): string[] => {
    const top = -HALF + reach.rail * share;
    const middle = -HALF + reach.waist * share + sway(share) * 0.6;
    const foot = -HALF + reach.hem * share + sway(share);
    return [
      [top, RAIL],
      [top, waist - 190],
      [middle, waist - 130],
      [middle, waist],
      [middle, waist + 130],
      [foot, HEM - 150],
      [foot, HEM],
    ].map((point) => point.map(round).join(" "));
  };
  const curve = ([first, ...rest]: readonly string[]): string =>
    `${first}C${rest.slice(0, 3).join(" ")}C${rest.slice(3).join(" ")}`;
  const strip = (from: number, to: number) =>
    `M${curve(edge(to))}L${curve(edge(from).toReversed())}Z`;
  const folds = repeat(FOLDS, (index) => {
    const share = (part: number) => (index + part) / FOLDS;
    return [strip(share(0), share(0.34)), strip(share(0.62), share(0.8))] as const;
  });
  const seams = repeat(FOLDS - 1, (index) => `M${curve(edge((index + 1) / FOLDS))}`).join("");
  const width = reach.hem / (FOLDS * 2);
  const fringe = repeat(FOLDS * 2, (index) => {
    const x = -HALF + index * width;
    return `M${round(x)} ${HEM - 34}h${round(width)}v26q${round(-width / 2)} 26 ${round(-width)} 0Z`;
  });
  return group(
    {},
    path(strip(0, 1), { fill: velvet, stroke: INK, "stroke-width": EDGE + 2 }),
    path(folds.map(([one]) => one).join(""), { fill: dark }),
    path(folds.map(([, other]) => other).join(""), { fill: pale }),
    line(seams, colorInLight(INK, level * 0.2), FINE),
    shape(fringe.join(""), colorInLight(GOLD, level), FINE),
    line(`M${curve(edge(1))}`, INK, EDGE + 2),
  );
}
