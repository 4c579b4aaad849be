/** The two shapes of a group picture: 1600 × 900 and 1200 × 1600. */
export type GroupShape = "wide" | "tall";

/** Size and floor line of a group picture: below the floor stands the board with the lettering. */
export const groupFrames = {
  wide: { width: 1600, height: 900, floor: 742 },
  tall: { width: 1200, height: 1600, floor: 1330 },
} as const;

/** A place on the stage: middle of the figure, top of its hair, and its scale. */
export interface Spot {
  x: number;
  top: number;
  scale: number;
}

/** A row of figures; the first row stands farthest back. */
export type Row = Spot[];

/** A figure in poster units: top of its hair, and from there to its cut at the foot. */
export const FIGURE_TOP = 230;
export const FIGURE_HEIGHT = 1370;
/** Width of a head with its hair in poster units. */
const HEAD_WIDTH = 560;

const at = (x: number, top: number, scale: number): Spot => ({ x, top, scale });

// Up to five stand where a photographer would put them: outer members first, the leader last.
const posed: Record<GroupShape, Record<number, Row[]>> = {
  wide: {
    1: [[at(800, 60, 0.7)]],
    2: [[at(1050, 110, 0.6), at(550, 96, 0.62)]],
    3: [[at(380, 140, 0.54), at(1220, 140, 0.54), at(800, 88, 0.63)]],
    4: [[at(240, 170, 0.49), at(1372, 170, 0.49), at(1012, 130, 0.53), at(618, 88, 0.61)]],
    5: [
      [
        at(182, 200, 0.45),
        at(1418, 200, 0.45),
        at(480, 150, 0.5),
        at(1120, 150, 0.5),
        at(800, 84, 0.61),
      ],
    ],
  },
  tall: {
    1: [[at(600, 190, 0.95)]],
    2: [[at(850, 250, 0.8), at(362, 330, 0.84)]],
    3: [[at(250, 158, 0.86), at(950, 158, 0.86), at(600, 620, 0.8)]],
    4: [
      [at(404, 180, 0.74), at(900, 220, 0.72)],
      [at(838, 640, 0.7), at(322, 600, 0.78)],
    ],
    5: [
      [at(352, 170, 0.68), at(848, 170, 0.68)],
      [at(214, 620, 0.58), at(986, 620, 0.58), at(600, 570, 0.77)],
    ],
  },
};

/**
 * Places for `count` figures, back row first, the last spot of the last row being the leader's.
 * `crest` is the height that a row of medallions takes at the top of the picture.
 */
export function groupRows(count: number, shape: GroupShape, crest = 0): Row[] {
  const { width, floor } = groupFrames[shape];
  if (shape === "tall" && crest && posed.wide[count]) return [besideCrest(count)];
  const share = (floor - crest) / floor;
  const squeeze = ({ x, top, scale }: Spot): Spot =>
    at(width / 2 + (x - width / 2) * (0.5 + share / 2), crest + top * share, scale * share);
  return (posed[shape][count] ?? crowd(count, shape)).map((row) => row.map(squeeze));
}

// In the tall picture medallions leave room for one row only: the wide one, moved together.
function besideCrest(count: number): Row {
  const { width, floor } = groupFrames.tall;
  const squeeze = width / groupFrames.wide.width;
  return (posed.wide[count] ?? [])
    .flat()
    .map(({ x, scale }) => at(x * squeeze, floor + 50 - scale * FIGURE_HEIGHT, scale));
}

// Even rows for more than five.
function crowd(count: number, shape: GroupShape): Row[] {
  const { width, floor } = groupFrames[shape];
  const rows = shape === "wide" ? 2 : 3;
  const pitch = shape === "wide" ? 0.32 : 0.25;
  return Array.from({ length: rows }, (_, row) => {
    const size = Math.floor((count + row) / rows);
    const step = (width * (row % 2 ? 0.96 : 0.9)) / size;
    const top = floor * (0.06 + row * pitch);
    const reach = (floor + 60 - top) / FIGURE_HEIGHT;
    const scale = Math.max(row === rows - 1 ? reach : 0, Math.min(step / HEAD_WIDTH, reach * 1.2));
    const spots = Array.from({ length: size }, (__, index) =>
      at(width / 2 + (index - (size - 1) / 2) * step, top, scale),
    );
    return spots.toSorted(
      (one, other) => Math.abs(other.x - width / 2) - Math.abs(one.x - width / 2),
    );
  });
}
