import type { Stage } from "./stage";

/** The sheet of a backdrop: a poster with a halo of radius 420 around (0, 0). */
export const SHEET = { x: -600, y: -620, width: 1200, height: 1600, r: 420 } as const;

/** Maps a line of the sheet; both are distances from the centre of the halo, in sheet units. */
type Axis = (place: number) => number;

export interface Axes {
  x: Axis;
  y: Axis;
  /** The x axis at the foot of the frame (`data-foot-x`), if different. */
  footX: Axis;
  /** Ends of a row of elements. */
  spanX: readonly [from: number, to: number];
  spanY: readonly [from: number, to: number];
  /** Size of a sheet unit. */
  scale: number;
}

/** Axes of a stage for a layer's lines (`data-x`, `data-foot-x`, `data-y`); without lines it moves with the halo. */
export function axesOf(stage: Stage, attributes: ReadonlyMap<string, string>): Axes {
  const scale = stage.r / SHEET.r;
  const wide = { from: -stage.cx / scale, size: stage.width / scale };
  const high = { from: -stage.cy / scale, size: stage.height / scale };
  const xs = attributes.get("data-x") ?? "0";
  const ys = attributes.get("data-y") ?? "0";
  const across = (lines: string) => axis(lines, { from: SHEET.x, size: SHEET.width }, wide);
  return {
    x: across(xs),
    footX: across(attributes.get("data-foot-x") ?? xs),
    y: axis(ys, { from: SHEET.y, size: SHEET.height }, high),
    spanX: spanOf(xs, wide),
    spanY: spanOf(ys, high),
    scale,
  };
}

/** From the first line to the last; the whole frame without two lines. */
function spanOf(lines: string, frame: Span): readonly [from: number, to: number] {
  const [first, ...more] = lines.split(" ");
  const last = more.at(-1);
  return first && last
    ? [lineAt(first, frame), lineAt(last, frame)]
    : [frame.from, frame.from + frame.size];
}

/** An edge of a sheet or a frame, and the distance to the opposite one. */
interface Span {
  from: number;
  size: number;
}

/** One line moves a drawing; several stretch it between them, and move it outside. */
function axis(lines: string, sheet: Span, frame: Span): Axis {
  const words = lines.split(" ");
  const stops = words.map((word) => [lineAt(word, sheet), lineAt(word, frame)] as const);
  return (place) => {
    const next = stops.findIndex(([from]) => place < from);
    const before = stops.at(next === -1 ? -1 : Math.max(0, next - 1)) ?? [0, 0];
    const after = stops[next];
    if (next < 1 || !after) return before[1] + place - before[0];
    const share = (place - before[0]) / (after[0] - before[0]);
    return before[1] + share * (after[1] - before[1]);
  };
}

/** `34%` of the way across, a distance from the halo's centre, or the lesser: `min(34%,-176)`. */
function lineAt(word: string, { from, size }: Span): number {
  const lesser = /^min\((.+),(.+)\)$/.exec(word);
  if (lesser) {
    return Math.min(...lesser.slice(1).map((one) => lineAt(one, { from, size })));
  }
  return word.endsWith("%") ? from + (size * Number.parseFloat(word)) / 100 : Number(word);
}
