import type { UnitId } from "../../../../content/types";
import { channels, mix, PAPER } from "../../drawing/color";
import { random } from "../../drawing/random";
import { circle, place, round } from "../../drawing/svg";
import { clamp, ease } from "../timeline/easing";
import type { Film } from "../timeline/film";
import { colorInLight, NIGHT, VELVET, WARM } from "../set/palette";
import { drawInColors } from "../set/drawings";
import { crowdAt, type Shot } from "../set/shot";

interface Row {
  depth: number;
  top: number;
}

const ROWS: readonly Row[] = Array.from({ length: 14 }, (_, index) => ({
  depth: -290 - index * 165,
  top: 268 - index * 11,
}));
const SEAT = 104;
/** The fan whose light goes up first. */
const FIRST = { row: 6, seat: 0 };
/** Greatest distance from the first fan, in seats. */
const FARTHEST = 15;

interface Fan {
  row: number;
  seat: number;
  x: number;
  lift: number;
  lean: number;
  /** Index in the list of units whose colours are shown. */
  colorIndex: number;
  /** When they join in: 0 first, 1 last. */
  delay: number;
}

const fans: readonly Fan[] = ROWS.flatMap((_, row) => {
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
      colorIndex: dice.integer(0, 600),
      delay: isFirst ? 0 : 0.2 + 0.8 * clamp(away / FARTHEST + dice.between(-0.06, 0.06)) ** 0.62,
    };
  });
});

/** The hall in front of the stage, row by row: seats, heads, light sticks. */
export function crowd(shot: Shot, from: number, to: number): string {
  return ROWS.map((row, index) =>
    row.depth <= from && row.depth > to ? rowOf(shot, row, index) : "",
  ).join("");
}

function rowOf(shot: Shot, { depth, top }: Row, index: number): string {
  const { film, view, light } = shot;
  if (!view.isVisible(depth)) return "";
  const window = view.window(depth);
  if (window.bottom < top - 200) return "";
  const state = crowdAt(shot);
  const near = index / (ROWS.length - 1);
  const level = light.house * 0.35 + light.ghost * 0.12 + light.stage * 0.1;
  const [stick, body, seat] = ["stick", "body", "seat"].map((id) =>
    drawInColors(film.drawings, "crowd", id, {
      base: colorInLight(mix("#a8359a", "#4a2a86", near), level * (1 - near * 0.5)),
      // Light from the stage on the upper edges of the seats.
      light: colorInLight(
        mix(WARM, VELVET, 0.45),
        light.ghost * (0.5 - near * 0.3) + light.stage * 0.4,
      ),
      deep: mix(colorInLight("#4a2a86", 0.16 + level * 0.3), NIGHT, 0.25 + near * 0.5),
      border: colorInLight("#8a5ad0", 0.28 + state.lit * 0.22),
    }),
  ) as [string, string, string];
  const shown = fans.filter(
    ({ row, x }) => row === index && x > window.left - SEAT && x < window.right + SEAT,
  );
  const here = shown.map((fan) => ({ fan, ...poseOf(shot, fan, top, state) }));
  const people = here.filter(({ up }) => up > 0.01);
  return view.drawOnPlane(
    depth,
    ...people.map((one) => raisedStick(one, film, state, stick)),
    ...people.map(({ fan, y }) => place(body, fan.x, y)),
    ...shown.map((fan) => place(seat, (fan.seat + (fan.row % 2 ? 0.5 : 0)) * SEAT, top)),
  );
}

type State = ReturnType<typeof crowdAt>;

/** Position, height and stick angle of a fan. */
function poseOf({ frame }: Shot, fan: Fan, top: number, { lit, wave, phase }: State) {
  const up = ease("over", clamp((lit * 1.2 - fan.delay) / 0.17));
  // They duck until their turn, so that the hall looks empty.
  const hidden = 96 * (1 - clamp(up * 1.2));
  const hop = Math.abs(Math.sin(frame / 2.6 + fan.x / 160)) * 9 * wave;
  const swing = Math.sin(phase * Math.PI * 2 + fan.x / 210 + fan.row * 0.5);
  const lean = fan.lean * (1 - wave * 0.7) + swing * 27 * wave;
  return { up, y: top + fan.lift + hidden - hop, lean };
}

function raisedStick(
  { fan, up, y, lean }: { fan: Fan } & ReturnType<typeof poseOf>,
  film: Film,
  state: State,
  stick: string,
): string {
  const color = fan.delay === 0 ? VELVET : colorOf(film, fan, state);
  // One light fills the dark; among many it is only one of them.
  const brightnessAlone = 1 - clamp(state.lit * 1.6 - 0.2);
  const glow = [
    [44 + 52 * brightnessAlone, 0.08 + 0.14 * brightnessAlone],
    [32 + 22 * brightnessAlone, 0.22 + 0.14 * brightnessAlone],
  ].map(([r = 0, opacity]) => circle(40, -44, r, { fill: color, "fill-opacity": opacity }));
  const at = `translate(${round(fan.x)} ${round(y + (1 - up) * 130)}) rotate(${round(lean)} 40 44)`;
  return `<g color="${color}" transform="${at}">${glow.join("")}${stick}</g>`;
}

// A stick keeps its index in the list of colours, so it fades from one list to the next.
function colorOf(film: Film, fan: Fan, { units, share }: State): string {
  const pick = (ids: readonly UnitId[] | undefined) => {
    const list = ids ?? [...film.units.keys()];
    const colors = film.units.get(list[fan.colorIndex % list.length] as UnitId);
    return brightened(colors?.color1 ?? PAPER);
  };
  return mix(pick(units[0]), pick(units[1]), share);
}

// Dark colours are brightened until they glow.
const brightened = (hex: string): string =>
  mix(hex, PAPER, 0.1 + (1 - Math.max(...channels(hex)) / 255) * 0.75);
