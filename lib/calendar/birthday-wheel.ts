import { birthMonth } from "../format/birthday";

/** Measures of the wheel in units of its picture: size, centre, radius of a face. */
export const WHEEL = { size: 1200, middle: 600, face: 41 } as const;

export const WHEEL_KEY = "birthdays/wheel";

/** Distances of faces from the centre; the outer ring is filled first. */
const RINGS = [510, 420, 330] as const;
/** Degrees by which a face may be moved from its day on crowded days, in the order tried. */
const SHIFTS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8, -8] as const;
const MIN_DISTANCE = 2 * WHEEL.face + 4;
const DAYS = 366;

interface Born {
  readonly id: number;
  readonly profile: { readonly birthday: string };
}

/** Place of a face: degrees clockwise from the top, and distance from the centre. */
export interface Seat {
  readonly angle: number;
  readonly radius: number;
}

/** Direction of a day `MM-DD`: degrees clockwise from the top, where the year begins. */
export function dayAngle(day: string): number {
  const [month = 1, date = 1] = day.split("-").map(Number);
  const days = (Date.UTC(2024, month - 1, date) - Date.UTC(2024, 0, 1)) / 86_400_000;
  return (days / DAYS) * 360;
}

/**
 * Seats of all people whose birthday is known, by id. Seats never overlap; a person without room has none. Does not
 * depend on the order of the list.
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
      return taken.every((other) => Math.hypot(other[0] - x, other[1] - y) >= MIN_DISTANCE);
    });
    if (!free) continue;
    seats.set(id, free);
    taken.push(seatPoint(free));
  }
  return seats;
}

export function seatPoint({ angle, radius }: Seat): readonly [x: number, y: number] {
  const radians = (angle * Math.PI) / 180;
  return [WHEEL.middle + Math.sin(radians) * radius, WHEEL.middle - Math.cos(radians) * radius];
}
