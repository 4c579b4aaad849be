import type { GroupShape, Row, Spot } from "../group/group-rows";

const at = (x: number, top: number, scale: number): Spot => ({ x, top, scale });

// Up to six stand where a photographer would put them, the one to the fore last.
const posed: Record<GroupShape, Record<number, Row[]>> = {
  wide: {
    1: [[at(1180, 220, 0.6)]],
    2: [[at(1380, 310, 0.48), at(1010, 270, 0.52)]],
    3: [[at(900, 380, 0.42), at(1430, 380, 0.42), at(1165, 310, 0.48)]],
    4: [[at(788, 420, 0.39), at(1470, 420, 0.39), at(1244, 350, 0.42), at(1010, 350, 0.42)]],
    5: [
      [at(1026, 270, 0.38), at(1330, 270, 0.38)],
      [at(860, 480, 0.38), at(1490, 480, 0.38), at(1180, 450, 0.43)],
    ],
    6: [
      [at(1470, 280, 0.37), at(940, 280, 0.37), at(1210, 260, 0.37)],
      [at(1345, 490, 0.38), at(815, 490, 0.38), at(1080, 470, 0.42)],
    ],
  },
  tall: {
    1: [[at(600, 740, 0.84)]],
    2: [[at(856, 860, 0.68), at(356, 820, 0.72)]],
    3: [[at(244, 920, 0.56), at(956, 920, 0.56), at(600, 840, 0.68)]],
    4: [
      [at(400, 690, 0.54), at(900, 710, 0.52)],
      [at(820, 1060, 0.54), at(304, 1040, 0.58)],
    ],
    5: [
      [at(350, 720, 0.53), at(850, 720, 0.53)],
      [at(206, 1060, 0.49), at(994, 1060, 0.49), at(600, 1010, 0.58)],
    ],
    6: [
      [at(976, 740, 0.49), at(224, 740, 0.49), at(600, 710, 0.49)],
      [at(1000, 1070, 0.49), at(200, 1070, 0.49), at(600, 1030, 0.56)],
    ],
  },
};

// Where a crowd of seven and more stands: from left to right, the tops of first and last row, and
// the largest scale.
const areas = {
  wide: { left: 700, right: 1590, first: 200, last: 570, most: 0.34 },
  tall: { left: 20, right: 1180, first: 660, last: 1140, most: 0.46 },
} as const satisfies Record<GroupShape, unknown>;
/** Width of a head with its hair, and from the hair to the mouth, in poster units. */
const HEAD = { width: 520, height: 590 };
const MOST = 16;

/**
 * Places for a campaign's cast, row by row in the order in which they are drawn: the last spot of
 * the last row is to the fore. More than six stand in staggered rows.
 * @throws if there are more than sixteen
 */
export function castPlaces(count: number, shape: GroupShape): Row[] {
  if (count > MOST) throw new Error(`A campaign's cast is ${MOST} at most, not ${count}.`);
  return count === 0 ? [] : (posed[shape][count] ?? crowd(count, shape));
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
    // Rows of one length stand in the gaps of the row behind.
    const shift = longest * rows > count ? 0 : ((row % 2) - 0.5) * 0.5 * step;
    const top = last - (rows - 1 - row) * pitch;
    return Array.from({ length: size }, (__, index) =>
      at((left + right) / 2 + shift + (index - (size - 1) / 2) * step, top, scale),
    );
  });
}
