import type { UnitId } from "../../../../content/types";
import { channels, INK, mix, PAPER } from "../../drawing/color";
import { random } from "../../drawing/random";
import { line } from "../../drawing/outlined";
import { circle, path, place, rect, round } from "../../drawing/svg";
import { clamp, ease } from "../timeline/easing";
import type { Film } from "../timeline/film";
import { lit, NIGHT, VELVET, WARM } from "../set/palette";
import { crowdAt, type Shot } from "../set/shot";

/** A row of seats: how far it is from the curtain, and the height of the heads. */
interface Row {
  depth: number;
  top: number;
}

const ROWS: readonly Row[] = Array.from({ length: 14 }, (_, index) => ({
  depth: -290 - index * 165,
  top: 268 - index * 11,
}));
const SEAT = 104;
/** The one whose light goes up first. */
const FIRST = { row: 6, seat: 0 };
/** How far away from the first the last ones sit, in seats. */
const FARTHEST = 15;

interface Fan {
  row: number;
  seat: number;
  x: number;
  lift: number;
  lean: number;
  color: number;
  /** When they join in: 0 is the first of all, 1 the last. */
  turn: number;
}

const hall: readonly Fan[] = ROWS.flatMap((_, row) => {
  const dice = random(`film row ${row}`);
  const half = 19 - row;
  return Array.from({ length: half * 2 + 1 }, (__, index): Fan => {
    const seat = index - half;
    const offset = row % 2 ? 0.5 : 0;
    const away = Math.hypot(seat + offset - FIRST.seat - 0.5, (row - FIRST.row) * 1.6);
    const isFirst = row === FIRST.row && seat === FIRST.seat;
    return {
      row,
      seat,
      x: (seat + offset) * SEAT + (isFirst ? 0 : dice.between(-11, 11)),
      lift: dice.between(-16, 14),
      lean: isFirst ? -4 : dice.between(-15, 15),
      color: dice.whole(0, 600),
      turn: isFirst ? 0 : 0.2 + 0.8 * clamp(away / FARTHEST + dice.between(-0.06, 0.06)) ** 0.62,
    };
  });
});

/** The hall before the stage, row by row from the stage: seats, heads, light sticks. */
export function crowd(shot: Shot, from: number, to: number): string {
  return ROWS.map((row, index) =>
    row.depth <= from && row.depth > to ? rowOf(shot, row, index) : "",
  ).join("");
}

function rowOf(shot: Shot, { depth, top }: Row, index: number): string {
  const { view, light } = shot;
  if (!view.sees(depth)) return "";
  const window = view.window(depth);
  if (window.bottom < top - 200) return "";
  const state = crowdAt(shot);
  const near = index / (ROWS.length - 1);
  const level = light.house * 0.35 + light.ghost * 0.12 + light.stage * 0.1;
  const seatColor = lit(mix("#a8359a", "#4a2a86", near), level * (1 - near * 0.5));
  const edge = lit(mix(WARM, VELVET, 0.45), light.ghost * (0.5 - near * 0.3) + light.stage * 0.4);
  const bodyColor = mix(lit("#4a2a86", 0.16 + level * 0.3), NIGHT, 0.25 + near * 0.5);
  const rim = lit("#8a5ad0", 0.28 + state.lit * 0.22);
  const shown = hall.filter(
    ({ row, x }) => row === index && x > window.left - SEAT && x < window.right + SEAT,
  );
  const people = shown.map((fan) => person(shot, fan, top, state, bodyColor, rim));
  const seats = seatBacks(shown, top, seatColor, edge);
  return view.plane(
    depth,
    ...people.map(({ stick }) => stick),
    ...people.map(({ body }) => body),
    seats,
  );
}

// Light falls on their upper edges from the stage.
function seatBacks(fans: readonly Fan[], top: number, color: string, edge: string): string {
  const places = fans.map(({ seat, row }) => (seat + (row % 2 ? 0.5 : 0)) * SEAT);
  const [foot, y] = [top + 966, top + 92];
  const backs = places.map(
    (x) => `M${round(x - 47)} ${foot}V${y}q0 -26 26 -26h42q26 0 26 26V${foot}Z`,
  );
  const edges = places.map((x) => `M${round(x - 38)} ${y}q0 -17 17 -17h42q17 0 17 17`);
  return (
    path(backs.join(""), { fill: color, stroke: INK, "stroke-width": 6 }) +
    line(edges.join(""), edge, 6)
  );
}

type State = ReturnType<typeof crowdAt>;

function person(
  { film, frame }: Shot,
  fan: Fan,
  top: number,
  state: State,
  body: string,
  rim: string,
): { stick: string; body: string } {
  const up = ease("over", clamp((state.lit * 1.2 - fan.turn) / 0.17));
  // They duck until it is their turn: an empty hall, as it seems.
  const hidden = 96 * (1 - clamp(up * 1.2));
  const hop = Math.abs(Math.sin(frame / 2.6 + fan.x / 160)) * 9 * state.wave;
  const y = top + fan.lift + hidden - hop;
  if (up <= 0.01) return { stick: "", body: "" };
  const rimmed = { stroke: rim, "stroke-width": 4 };
  const swing = Math.sin(state.phase * Math.PI * 2 + fan.x / 210 + fan.row * 0.5);
  const lean = fan.lean * (1 - state.wave * 0.7) + swing * 27 * state.wave;
  const color = fan.turn === 0 ? VELVET : colorOf(film, fan, state);
  const arm = path("M-15 60Q-14 10 -9 -26H9Q16 10 17 60Z", { fill: body, ...rimmed });
  // One light fills the dark; among many others it is only a light.
  const alone = 1 - clamp(state.lit * 1.6 - 0.2);
  const glow =
    circle(0, -88, 44 + 52 * alone, { fill: color, "fill-opacity": 0.08 + 0.14 * alone }) +
    circle(0, -88, 32 + 22 * alone, { fill: color, "fill-opacity": 0.22 + 0.14 * alone });
  const tube =
    rect(-8, -44, 16, 36, { fill: NIGHT, stroke: INK, "stroke-width": 5, rx: 5 }) +
    rect(-14, -136, 28, 98, { fill: color, stroke: INK, "stroke-width": 6, rx: 14 }) +
    path("M-4 -120V-66", {
      fill: "none",
      stroke: PAPER,
      "stroke-width": 7,
      "stroke-linecap": "round",
    });
  return {
    stick: place(glow + arm + tube, fan.x + 40, y + 44 + (1 - up) * 130, lean),
    body: place(
      path("M-52 150C-52 62 -36 42 0 42S52 62 52 150Z", { fill: body, ...rimmed }) +
        circle(0, 12, 36, { fill: body, ...rimmed }),
      fan.x,
      y,
    ),
  };
}

// A stick keeps its place in the list of colours, so it fades from one list to the next.
function colorOf(film: Film, fan: Fan, { units, share }: State): string {
  const pick = (ids: readonly UnitId[] | undefined) => {
    const list = ids ?? [...film.units.keys()];
    const colors = film.units.get(list[fan.color % list.length] as UnitId);
    return glowing(colors?.color1 ?? PAPER);
  };
  return mix(pick(units[0]), pick(units[1]), share);
}

// Light is brighter than cloth: dark colours are raised until they glow.
const glowing = (hex: string): string =>
  mix(hex, PAPER, 0.1 + (1 - Math.max(...channels(hex)) / 255) * 0.75);
