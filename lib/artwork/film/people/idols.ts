import { PAPER } from "../../drawing/color";
import { removeUselessGroups } from "../../drawing/remove-useless-groups";
import { silhouette } from "../../drawing/silhouette";
import { place, round } from "../../drawing/svg";
import { characterMarkup } from "../../posters/poster/drawn-character";
import { ease } from "../timeline/easing";
import type { Entrance, Film, Performer } from "../timeline/film";
import { drawInLight } from "../set/drawings";
import { NIGHT } from "../set/palette";
import type { Shot } from "../set/shot";
import { PLACE, rankDepth, rankTop } from "../set/stand";
import { motionAt } from "./moves";

/** Scale of a figure of 1200 × 1600; its hair begins 230 below the top of its sheet. */
const SCALE = 0.186;
const HAIR_TOP = 230;
/** Pivot of a figure: the middle of the waist. */
const WAIST = 1430;
/** Frames of an entrance, and between two members. */
const ENTRANCE_FRAMES = 6;
const FRAMES_BETWEEN = 0.7;

interface Drawn {
  full: string;
  dark: string;
  /** Hard shadow. Opaque: translucent groups take librsvg twice as long. */
  shadow: string;
}

const SHADOW = "#3d2459";

/** Figures are drawn once for all frames of a film. */
const drawnByFilm = new WeakMap<Film, Map<number, Drawn>>();

function drawnOf(film: Film, { id, look, color, unitColors }: Performer): Drawn {
  const figures = drawnByFilm.get(film) ?? new Map<number, Drawn>();
  drawnByFilm.set(film, figures);
  let drawn = figures.get(id);
  if (!drawn) {
    const figure = characterMarkup(look, color, unitColors);
    drawn = {
      full: removeUselessGroups(silhouette(figure, PAPER, 13) + figure),
      dark: removeUselessGroups(silhouette(figure, NIGHT, 6)),
      shadow: removeUselessGroups(silhouette(figure, SHADOW, 9)),
    };
    figures.set(id, drawn);
  }
  return drawn;
}

export function idols(shot: Shot, rank: number): string {
  const { film, view } = shot;
  const groups = film.entrances.filter((entrance) => entrance.rank === rank);
  return view.drawOnPlane(rankDepth(rank), ...groups.map((group) => groupMarkup(shot, group)));
}

interface Place {
  performer: Performer;
  x: number;
  y: number;
  turn: number;
  stretch: number;
  /** Progress of the entrance, from 0; finished above 1. */
  share: number;
}

function placesOf({ film, view, frame }: Shot, group: Entrance): Place[] {
  const window = view.window(rankDepth(group.rank));
  const foot = rankTop(group.rank) + (WAIST - HAIR_TOP) * SCALE;
  return group.members.flatMap((performer, index): Place[] => {
    const home = group.x + (index - (group.members.length - 1) / 2) * PLACE;
    const step = frame - group.frame - index * FRAMES_BETWEEN;
    if (step <= 0) return [];
    const share = step / ENTRANCE_FRAMES;
    const come = entranceOffset(group, share);
    const motion = motionAt(film.moves, frame, group.rank, index);
    const x = home + come.x;
    const y = foot + come.y + motion.y + bob(frame, performer.id);
    if (x < window.left - 80 || x > window.right + 80) return [];
    if (y - 300 > window.bottom || y < window.top) return [];
    const turn = come.turn + motion.turn + Math.sin(frame / 3.2 + performer.id) * 1.3;
    return [{ performer, x, y, turn, stretch: come.stretch * motion.stretch, share }];
  });
}

export const visiblePerformers = (shot: Shot): Performer[] =>
  shot.film.entrances.flatMap((group) => placesOf(shot, group)).map(({ performer }) => performer);

function groupMarkup(shot: Shot, group: Entrance): string {
  const { film, light } = shot;
  return placesOf(shot, group)
    .map(({ performer, x, y, turn, stretch, share }) => {
      const { full, dark, shadow } = drawnOf(film, performer);
      const wide = SCALE * (2 - stretch);
      const tall = SCALE * stretch;
      const at =
        `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) ` +
        `scale(${wide.toFixed(4)} ${tall.toFixed(4)}) translate(-600 ${-WAIST})`;
      const veiled = (1 - light.stage) * 0.94;
      const veil = veiled > 0.02 ? `<g opacity="${round(veiled)}">${dark}</g>` : "";
      const drop = `<g transform="translate(30 26)">${shadow}</g>`;
      const swung = group.entrance === "drop" ? swing(shot, share) : NO_SWING;
      const body = `${light.stage > 0.5 ? drop : ""}${full}${veil}`;
      return `<g transform="${at}">${swung.behind}${body}${swung.before}</g>`;
    })
    .join("");
}

const NO_SWING = { behind: "", before: "" };

// A seat on two ropes that lowers an idol, and rises behind when empty.
function swing({ film, light }: Shot, share: number): { behind: string; before: string } {
  if (share > 1.9) return NO_SWING;
  const up = Math.max(0, share - 0.95) ** 1.4 * 13_000;
  const part = (id: string) =>
    place(drawInLight(film.drawings, "swing", light, [id]), 600, WAIST - up);
  return up > 0
    ? { behind: part("ropes") + part("seat"), before: "" }
    : { behind: part("ropes"), before: part("seat") };
}

const bob = (frame: number, id: number): number => Math.sin(frame / 2.3 + id * 1.9) * 3.4;

/** Starting positions and angles of entrances. */
const STARTS = {
  rise: { x: 0, y: 262, turn: 0 },
  drop: { x: 0, y: -900, turn: -16 },
  left: { x: -700, y: 0, turn: -12 },
  right: { x: 700, y: 0, turn: 12 },
} as const satisfies Record<Entrance["entrance"], unknown>;

// Offset and stretch of an idol during the entrance.
function entranceOffset({ entrance }: Entrance, share: number) {
  const { x, y, turn } = STARTS[entrance];
  const remaining = 1 - ease("over", share);
  const rush = share < 1 ? 1 + 0.12 * Math.sin(Math.PI * Math.min(1, share * 1.6)) : 1;
  const sunk = entrance === "drop" ? 1 - ease("out", share) : remaining;
  return { x: x * remaining, y: y * sunk, turn: turn * remaining, stretch: y ? rush : 1 };
}
