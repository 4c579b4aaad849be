import { evenRow, type GroupShape, composedPlaces, type Row } from "../group/group-rows";

// Area of a crowd of seven and more: left and right, tops of first and last row, and the largest scale.
const areas = {
  wide: { left: 700, right: 1590, first: 200, last: 570, most: 0.34 },
  tall: { left: 20, right: 1180, first: 660, last: 1140, most: 0.46 },
} as const satisfies Record<GroupShape, unknown>;
/** Left and right edge of a cast: the title has the left part of the wide picture. */
export const CAST_LIMITS = { wide: [680, 1600], tall: [0, 1200] } as const;
/** Width of a head with its hair, and from the hair to the mouth, in poster units. */
const HEAD = { width: 520, height: 590 };
const MOST = 16;

/**
 * Places for a campaign's cast, row by row in drawing order; the last spot of the last row is in front. More than six
 * form staggered rows.
 * @throws if there are more than sixteen
 */
export function castPlaces(count: number, shape: GroupShape): Row[] {
  if (count > MOST) throw new Error(`A campaign's cast is ${MOST} at most, not ${count}.`);
  return count === 0 ? [] : (composedPlaces("cast", shape, count) ?? crowd(count, shape));
}

function crowd(count: number, shape: GroupShape): Row[] {
  const { left, right, first, last, most } = areas[shape];
  const rows = shape === "wide" && count < 11 ? 2 : 3;
  const longest = Math.ceil(count / rows);
  const step = (right - left) / (longest + (longest * rows > count ? 0 : 0.5));
  const pitch = Math.min((last - first) / (rows - 1), 250);
  const scale = Math.min(step / HEAD.width, pitch / HEAD.height, most);
  return Array.from({ length: rows }, (_, row) => {
    const size = Math.floor((count + row) / rows);
    // Rows of equal length stand in the gaps of the row behind.
    const shift = longest * rows > count ? 0 : ((row % 2) - 0.5) * 0.5 * step;
    const top = last - (rows - 1 - row) * pitch;
    return evenRow(size, (left + right) / 2 + shift, step, top, scale);
  });
}
