import { INK, mix, PAPER } from "../../drawing/color";
import { disc, flat, line, shape } from "../../drawing/outlined";
import { repeat } from "../../drawing/shapes";
import { round } from "../../drawing/svg";
import { ease } from "../timeline/easing";
import type { Entrance, Film } from "../timeline/film";
import { CREAM, GOLD, colorInLight, EDGE, FINE } from "./palette";
import type { Shot } from "./shot";

/** Number of steps, each with a rank of idols, and distance of two idols on one. */
export const RANKS = 7;
export const PLACE = 106;

/** Depth of a step, and height of the hair of idols on it. */
export const rankDepth = (rank: number): number => 40 + (rank - 1) * 26;
export const rankTop = (rank: number): number => 52 - (rank - 1) * 114;

/** Distance from the hair to the step's front board. */
const BOARD = 172;
/** Frames of a step's rise, before its first idols. */
const LIFTING = 5;
const SUNK = 250;

/** Rise of a step, 0 to 1: the first is always up, others rise before their idols. */
export function riseOf({ entrances }: Film, rank: number, frame: number): number {
  if (rank === 1) return 1;
  const starts = entrances.filter((one) => one.rank === rank).map((one) => one.frame);
  if (starts.length === 0) return 0;
  return ease("out", (frame - Math.min(...starts) + LIFTING) / LIFTING);
}

/** Front board of a step: dark, then in the unit’s colours behind its idols. */
export function stepBoard({ film, view, light, frame }: Shot, rank: number): string {
  const up = riseOf(film, rank, frame);
  if (up <= 0 || !film.entrances.some((one) => one.rank === rank)) return "";
  const top = rankTop(rank) + BOARD + (1 - up) * SUNK;
  const window = view.window(rankDepth(rank));
  if (window.bottom < top - 30 || window.top > top + 190) return "";
  const half = halfWidth(film, rank);
  const level = light.stage;
  const dark = colorInLight("#3b2270", level * 0.75);
  const panels = film.entrances
    .filter((entrance) => entrance.rank === rank)
    .map((entrance) => panel(entrance, frame, top, level));
  const bulbs = repeat(Math.round((half * 2) / 53), (index) => {
    const x = -half + 26 + index * 53;
    const on = level > 0.3 && (index + Math.floor(frame / 2)) % 2 === 0;
    return disc(x, top + 1, 8, on ? CREAM : colorInLight(mix(GOLD, INK, 0.3), level), 4);
  });
  const rods = repeat(Math.round((half * 2) / 26.5), (index) => {
    const x = -half + 13 + index * 26.5;
    return `M${x} ${top + 26}V${top + 190}`;
  });
  return view.drawOnPlane(
    rankDepth(rank),
    shape(block(-half, top, half * 2, 190), dark, EDGE),
    line(rods.join(""), colorInLight("#2a1650", level * 0.75), 5),
    ...panels,
    shape(block(-half - 12, top - 12, half * 2 + 24, 28), colorInLight(GOLD, level * 0.92), EDGE),
    bulbs.join(""),
  );
}

// Stripes of a group of idols, from the middle outwards as they enter.
function panel(
  { members, x, colors, frame: start }: Entrance,
  frame: number,
  top: number,
  level: number,
): string {
  const out = ease("out", (frame - start) / 4);
  if (out <= 0) return "";
  const half = members.length * PLACE * 0.5 * out;
  const stripes = repeat(members.length * 2, (index) =>
    block(x - half + (index * half) / members.length, top + 12, half / members.length / 2, 178),
  );
  return (
    shape(block(x - half, top + 12, half * 2, 178), colorInLight(colors.color1, level), FINE) +
    flat(stripes.join(""), colorInLight(mix(colors.color2, PAPER, 0.12), level))
  );
}

function halfWidth({ entrances }: Film, rank: number): number {
  const reaches = entrances
    .filter((entrance) => entrance.rank === rank)
    .map(({ x, members }) => Math.abs(x) + (members.length * PLACE) / 2);
  return Math.max(160, ...reaches) + 34;
}

const block = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}H${round(x + width)}V${round(y + height)}H${round(x)}Z`;
