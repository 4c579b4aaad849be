import places from "./places.json";

/** Shapes of a group picture: 1600 × 900 and 1200 × 1600. */
export type GroupShape = "wide" | "tall";

/** Size and floor line of a group picture; the board with the lettering is below the floor. */
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

/** A row of figures; the first row is farthest back. */
export type Row = Spot[];

/** A figure in poster units: top of its hair, and from there to its cut at the foot. */
export const FIGURE_TOP = 230;
export const FIGURE_HEIGHT = 1370;
/** Width of a head with its hair in poster units. */
const HEAD_WIDTH = 560;

/** Top of a row's step, which hides the lower ends of the figures. */
export const footOf = (row: Row): number =>
  Math.min(...row.map(({ top, scale }) => top + scale * (FIGURE_HEIGHT - 60)));

/**
 * Posed places for up to five of a group or six of a cast: outer ones first, the foremost last. Larger groups stand in
 * rows.
 */
export function composedPlaces(
  kind: keyof typeof places,
  shape: GroupShape,
  count: number,
): Row[] | undefined {
  const rows = (places[kind][shape] as Record<string, number[][][]>)[count];
  return rows?.map((row) => row.map(([x = 0, top = 0, scale = 0]) => ({ x, top, scale })));
}

/**
 * Places for `count` figures, back row first; the last spot of the last row is the leader's. `crest` is the height of a
 * row of medallions at the top of the picture.
 */
export function groupRows(count: number, shape: GroupShape, crest = 0): Row[] {
  const { width, floor } = groupFrames[shape];
  const wideRows = crest && shape === "tall" ? composedPlaces("group", "wide", count) : undefined;
  if (wideRows) return [rowBelowCrest(wideRows.flat())];
  const share = (floor - crest) / floor;
  const shrink = ({ x, top, scale }: Spot): Spot => ({
    x: width / 2 + (x - width / 2) * (0.5 + share / 2),
    top: crest + top * share,
    // As far as they move together; the board hides what is lower.
    scale: scale * (0.5 + share / 2),
  });
  return (composedPlaces("group", shape, count) ?? crowd(count, shape)).map((row) =>
    row.map(shrink),
  );
}

// In the tall picture medallions leave room for one row only: the wide one, moved together.
function rowBelowCrest(row: Row): Row {
  const { width, floor } = groupFrames.tall;
  const shrink = width / groupFrames.wide.width;
  return row.map(({ x, scale }) => ({
    x: x * shrink,
    top: floor + 50 - scale * 0.9 * FIGURE_HEIGHT,
    scale: scale * 0.9,
  }));
}

export const evenRow = (size: number, x: number, step: number, top: number, scale: number): Row =>
  Array.from({ length: size }, (_, index) => ({
    x: x + (index - (size - 1) / 2) * step,
    top,
    scale,
  }));

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
    const away = ({ x }: Spot) => Math.abs(x - width / 2);
    return evenRow(size, width / 2, step, top, scale).toSorted(
      (one, other) => away(other) - away(one),
    );
  });
}
