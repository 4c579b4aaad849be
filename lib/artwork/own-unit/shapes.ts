import { groupFrames, groupRows, type Spot } from "../posters/group/group-rows";

/** Formats of a poster: to print, for a phone, and for a post. */
export type OwnShape = "poster" | "wallpaper" | "square";

const { width, height, floor } = groupFrames.tall;

/** Size, floor line and halo of each format. All are as wide as the poster. */
export const SHAPES = {
  poster: { width, height, floor, halo: { y: 640, r: 470 } },
  // The upper quarter stays free for the clock.
  wallpaper: { width, height: 2130, floor: floor + 530, halo: { y: 1130, r: 490 } },
  square: { width, height: 1200, floor: floor - 400, halo: { y: 450, r: 400 } },
} as const;

/** A member's place: their number from the back and from the left, and their spot. */
export interface Standing {
  readonly member: number;
  readonly spot: Spot;
}

/** Rows of a format in the order in which they are drawn, back row first. */
export function rowsOf(count: number, shape: OwnShape): Standing[][] {
  let before = 0;
  return groupRows(count, "tall").map((row) => {
    const fromLeft = row.map(({ x }) => x).toSorted((one, other) => one - other);
    const standings = row.map((spot) => ({
      member: before + fromLeft.indexOf(spot.x),
      spot: inShape(spot, shape),
    }));
    before += row.length;
    return standings;
  });
}

function inShape({ x, top, scale }: Spot, shape: OwnShape): Spot {
  const { floor: ownFloor } = SHAPES[shape];
  if (ownFloor >= floor) return { x, top: top + ownFloor - floor, scale };
  const share = ownFloor / floor;
  return { x, top: top * share, scale: scale * share };
}

/** Side that a member looks to, so that all look to the middle; undefined in the middle. */
export function inwards(count: number, member: number): "left" | "right" | undefined {
  const spot = rowsOf(count, "poster")
    .flat()
    .find((one) => one.member === member)?.spot;
  const off = (spot?.x ?? width / 2) - width / 2;
  if (Math.abs(off) < 100) return undefined;
  return off > 0 ? "left" : "right";
}

/** Number of the place in front of all others. */
export const frontPlace = (count: number): number =>
  rowsOf(count, "poster").at(-1)?.at(-1)?.member ?? 0;
