import { birthMonth } from "../format/birthday";

/** The wheel of the year in units of its picture: its size, the middle, and how large a face is. */
export const WHEEL = { size: 1200, middle: 600, face: 41 } as const;

/** The key of its picture. */
export const WHEEL_KEY = "birthdays/wheel";

/** Where faces sit, from the middle: those who find room sit outside. */
const RINGS = [510, 420, 330] as const;
/** How far faces sit beside their day at most, in degrees, where days are crowded. */
const SHIFTS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8, -8] as const;
/** Least distance of two faces. */
const APART = 2 * WHEEL.face + 4;
const DAYS = 366;

/** Somebody on the wheel. */
interface Born {
  readonly id: number;
  readonly profile: { readonly birthday: string };
}

/** The place of a face: degrees clockwise from the top, and how far from the middle. */
export interface Seat {
  readonly angle: number;
  readonly radius: number;
}

/** Where a day `MM-DD` is on the wheel: degrees clockwise from the top, where the year begins. */
export function dayAngle(day: string): number {
  const [month = 1, date = 1] = day.split("-").map(Number);
  // Of a leap year: every day has a place.
  const days = (Date.UTC(2024, month - 1, date) - Date.UTC(2024, 0, 1)) / 86_400_000;
  return (days / DAYS) * 360;
}

/**
 * A seat for everybody whose birthday is known, by id. Nobody covers anybody: who finds no room has none. The order of
 * the list does not matter.
 */
export function wheelSeats(people: readonly Born[]): Map<number, Seat> {
  const seats = new Map<number, Seat>();
  const taken: (readonly [x: number, y: number])[] = [];
  const known = people
    .filter(({ profile }) => birthMonth(profile.birthday) !== undefined)
    .toSorted((a, b) => a.profile.birthday.localeCompare(b.profile.birthday) || a.id - b.id);
  for (const { id, profile } of known) {
    const day = dayAngle(profile.birthday);
    const free = SHIFTS.flatMap((shift) =>
      RINGS.map((radius) => ({ angle: day + shift, radius })),
    ).find((seat) => {
      const [x, y] = seatPoint(seat);
      return taken.every((other) => Math.hypot(other[0] - x, other[1] - y) >= APART);
    });
    if (!free) continue;
    seats.set(id, free);
    taken.push(seatPoint(free));
  }
  return seats;
}

/** Where a seat is in the picture. */
export function seatPoint({ angle, radius }: Seat): readonly [x: number, y: number] {
  const radians = (angle * Math.PI) / 180;
  return [WHEEL.middle + Math.sin(radians) * radius, WHEEL.middle - Math.cos(radians) * radius];
}
