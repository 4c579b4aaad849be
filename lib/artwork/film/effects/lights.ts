import { mix, PAPER } from "../../drawing/color";
import { repeat, polygon } from "../../drawing/shapes";
import { circle, group, path, round } from "../../drawing/svg";
import { clamp, ease } from "../timeline/easing";
import { cloth } from "../set/curtain";
import { CREAM, colorInLight, VELVET, WARM } from "../set/palette";
import type { Shot } from "../set/shot";
import { colorsOf, activeEffects } from "./effect";

/** Fades in and out within a few frames at both ends. */
const fade = (share: number, length: number): number =>
  clamp(Math.min(share, 1 - share) * (length / 4));

/** Circles of light on the closed curtain: the lamp’s, and spotlights with their cones. */
export function spotlights(shot: Shot): string {
  const { view, light, curtain, frame } = shot;
  if (curtain.open > 0.3) return "";
  const closed = 1 - curtain.open / 0.3;
  const lamp = light.ghost * closed;
  const flicker = 1 + 0.02 * Math.sin(frame * 1.7);
  const pools = lamp > 0.02 ? [lightCircle(shot, "lamp", 0, 4, 355 * flicker * lamp, 0.34)] : [];
  if (lamp > 0.02) pools.push(lightCircle(shot, "bulb", 0, 4, 205 * flicker * lamp, 0.6));
  const spots = activeEffects(shot, "spotlight").map(({ effect, share, index }) => {
    const strength = fade(share, effect.length) * closed;
    const r = 290 * (effect.size ?? 1) * ease("over", strength);
    const [x, y] = [effect.x ?? 0, effect.y ?? -60];
    const cone = polygon([
      [x + 660, -1500],
      [x + 720, -1500],
      [x + r * 0.92, y + r * 0.4],
      [x - r * 0.62, y - r * 0.78],
    ]);
    return (
      view.drawOnPlane(-2, path(cone, { fill: CREAM, "fill-opacity": 0.13 * strength })) +
      lightCircle(shot, `spot${index}`, x, y, r, 1)
    );
  });
  return [...pools, ...spots].join("");
}

// The cloth in brighter light, clipped to a circle with a dotted edge.
function lightCircle(
  shot: Shot,
  name: string,
  x: number,
  y: number,
  r: number,
  level: number,
): string {
  const { view } = shot;
  if (r < 4) return "";
  const [cx, cy] = view.project(x, y, 0);
  const size = view.scaleAt(0);
  const dots = repeat(3, (ring) => {
    const radius = (r + 18 + ring * 22) * size;
    const length = Math.PI * 2 * radius;
    const count = Math.round(length / (24 * size));
    return circle(cx, cy, radius, {
      fill: "none",
      stroke: colorInLight(mix(VELVET, WARM, 0.35), level * 0.9),
      "stroke-width": (13 - ring * 3.6) * size,
      "stroke-linecap": "round",
      "stroke-dasharray": `0 ${(length / count).toFixed(3)}`,
      transform: `rotate(${round((ring * 180) / count)} ${round(cx)} ${round(cy)})`,
    });
  });
  return (
    dots.join("") +
    `<clipPath id="pool-${name}"><circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r * size)}"/></clipPath>` +
    group({ "clip-path": `url(#pool-${name})` }, cloth(shot, level))
  );
}

/** Beams that sweep the stage, behind all figures. */
export function beams(shot: Shot): string {
  const { view, frame } = shot;
  const drawn = activeEffects(shot, "beams").flatMap(({ effect, share }) => {
    const strength = fade(share, effect.length);
    const colors = colorsOf(shot, effect).filter((_, index) => index % 2 === 0);
    return [-520, -260, 260, 520].map((x, index) => {
      const side = Math.sign(x);
      const turn = side * (14 + 17 * Math.sin(frame / 5.5 + index * 1.1));
      const angle = (turn * Math.PI) / 180;
      const foot = x - Math.sin(angle) * 1500;
      const color = colors[(index * 4 + 1) % colors.length] ?? PAPER;
      const d = polygon([
        [x - 14, -820],
        [x + 14, -820],
        [foot + 150, 520],
        [foot - 150, 520],
      ]);
      return path(d, { fill: mix(color, PAPER, 0.35), "fill-opacity": 0.26 * strength });
    });
  });
  return view.drawOnPlane(560, ...drawn);
}
