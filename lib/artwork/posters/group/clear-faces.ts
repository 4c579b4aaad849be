import { PAPER } from "../../drawing/color";
import { outlinePoints } from "../../drawing/outline-points";
import { type Point, polar, repeat } from "../../drawing/shapes";
import { silhouette } from "../../drawing/silhouette";
import { faceBoxes } from "../../figures";
import { characterMarkup, type DrawnCharacter } from "../poster/drawn-character";
import { FIGURE_HEIGHT, FIGURE_TOP, type Row, type Spot } from "./group-rows";

/** Room beside a face for the white edge and the shadow of a figure in front, in poster units. */
const GAP = 52;
/** Hair that the edge of a picture may cut off. */
const CUT = 8;
/** Lower end of heads. */
const CHIN = 900;
const SHRINK = 0.97;
const MOST_ROUNDS = 20;
const MOST_PASSES = 60;

type Span = readonly [least: number, most: number];

/** A figure in poster units: points of its outline, left and right of its head, and its eyes and its mouth. */
interface Measured {
  readonly outline: readonly Point[];
  readonly head: Span;
  readonly faces: readonly (readonly [across: Span, down: Span])[];
}

interface Figure extends Measured {
  readonly spot: Spot;
}

/** Two figures, and the distances to the right from one to the other at which that covers a face. */
interface Pair {
  readonly back: Figure;
  readonly front: Figure;
  readonly covering: Span;
}

/**
 * Moves figures apart until none covers the eyes or the mouth of another; without room for that it also makes the larger
 * ones smaller.
 * @param characters in drawing order
 * @param limits left and right edge of their part of the picture
 */
export function clearFaces<One extends DrawnCharacter>(
  rows: readonly Row[],
  characters: readonly One[],
  [left, right]: Span,
): (Spot & { character: One })[][] {
  const spots = rows.flat().map((spot, at) => ({ ...spot, character: characters[at] as One }));
  const figures = spots.map((spot) => ({ ...measure(spot.character), spot }));
  const move = ({ head: [from, to], spot }: Figure, by: number) => {
    const least = left + (600 - from - CUT) * spot.scale;
    const most = right - (to - 600 - CUT) * spot.scale;
    spot.x = Math.max(least, Math.min(most, spot.x + by));
  };
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const pairs = figures.flatMap((front, at) =>
      figures.slice(0, at).flatMap((back) => pairOf(back, front)),
    );
    for (const figure of figures) move(figure, 0);
    for (const pair of repeat(MOST_PASSES, () => pairs).flat()) {
      const by = push(pair) / 2;
      move(pair.front, by);
      move(pair.back, -by);
    }
    const covering = pairs.filter(push);
    if (covering.length === 0) break;
    for (const { spot } of new Set(covering.flatMap(larger))) {
      // The foot stays where it is.
      spot.top += spot.scale * (1 - SHRINK) * FIGURE_HEIGHT;
      spot.scale *= SHRINK;
    }
  }
  return rows.map((row) => spots.splice(0, row.length));
}

/** An emblem, which is shown as a medallion. */
const MEDALLION: Measured = {
  outline: repeat(24, (at) => polar(600, 560, 330, at * 15)),
  head: [270, 930],
  faces: [],
};

function measure({ look, color, unitColors }: DrawnCharacter): Measured {
  if (look.kind === "emblem") return MEDALLION;
  const outline = outlinePoints(silhouette(characterMarkup(look, color, unitColors), PAPER, 0));
  const head = spanOf(
    outline.filter(([, y]) => y < CHIN),
    0,
  );
  const faces = faceBoxes(look).map(outlinePoints);
  return { outline, head, faces: faces.map((one) => [spanOf(one, 0), spanOf(one, 1)]) };
}

function spanOf(points: readonly Point[], axis: 0 | 1): Span {
  const values = points.map((point) => point[axis]);
  return [Math.min(...values), Math.max(...values)];
}

function pairOf(back: Figure, front: Figure): Pair[] {
  const gap = GAP * front.spot.scale;
  const height = ({ top, scale }: Spot, y: number) => top + (y - FIGURE_TOP) * scale;
  const distances = back.faces.flatMap(([[from, to], [top, foot]]) => {
    const beside = front.outline.filter(([, y]) => {
      const at = height(front.spot, y);
      return at > height(back.spot, top) - gap && at < height(back.spot, foot) + gap;
    });
    const [least, most] = spanOf(beside, 0).map((x) => (x - 600) * front.spot.scale) as [
      number,
      number,
    ];
    const distance = (x: number) => (x - 600) * back.spot.scale;
    return beside.length > 0 ? [distance(from) - gap - most, distance(to) + gap - least] : [];
  });
  const covering = [Math.min(...distances), Math.max(...distances)] as const;
  return distances.length > 0 ? [{ back, front, covering }] : [];
}

/** Distance by which the figure in front has to move to the right; 0 if it covers nothing. */
function push({ back, front, covering: [from, to] }: Pair): number {
  const apart = front.spot.x - back.spot.x;
  if (apart < from + 1 || apart > to - 1) return 0;
  return apart - from < to - apart ? from - apart : to - apart;
}

/** The larger figure of a pair; both if they are about as large. */
const larger = ({ back, front }: Pair): Figure[] =>
  [back, front].filter(
    ({ spot }) => spot.scale > 0.98 * Math.max(back.spot.scale, front.spot.scale),
  );
