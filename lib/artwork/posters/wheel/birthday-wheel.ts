import { dayAngle, type Seat, seatPoint, WHEEL } from "../../../calendar/birthday-wheel";
import { INK } from "../../drawing/color";
import { disc } from "../../drawing/outlined";
import { type Point, polar, polygon } from "../../drawing/shapes";
import { group, path, picture, place } from "../../drawing/svg";
import { drawnGroup } from "../../illustration/illustration";
import { coin } from "../group/medallions";
import type { PosterSubject } from "../poster/poster";
import type { DrawnCharacter } from "../poster/drawn-character";

/** Drawn data of a character, without texts, so that an edited text does not change the wheel. */
type Head = DrawnCharacter & Pick<PosterSubject, "id">;

/** A character on the wheel, with the day `MM-DD`. */
interface BornSubject {
  readonly subject: Head;
  readonly birthday: string;
  /** Place of the face; without one there is only a pin on the rim. */
  readonly seat?: Seat | undefined;
}

export interface WheelSubject {
  readonly people: readonly BornSubject[];
  /** Text of a file in content/art/frames: `ground`, then strings and days, `names` of the months, faces, the `hub`. */
  readonly frame: string;
}

/** Radii of the months, and of the days on their rim. */
const GROUND = 560;
const RIM = 576;

const { size, middle } = WHEEL;

/**
 * The year as a wheel that begins at the top: a ground for each month, and all seated characters with their heads to
 * the rim. The page fills the hub.
 */
export function birthdayWheelSvg(wheel: WheelSubject): string {
  return picture(size, size, birthdayWheel(wheel));
}

/** The same without a sheet, centred at 600, 600. */
export function birthdayWheel({ people, frame }: WheelSubject): string {
  const seated = people.flatMap((one) => (one.seat ? [{ ...one, seat: one.seat }] : []));
  const days = people.map(({ subject, birthday }) =>
    disc(...at(birthday, RIM), 9, subject.color, 4),
  );
  const strings = seated.map(({ birthday, seat }) =>
    polygon([at(birthday, GROUND), seatPoint(seat)]),
  );
  return group(
    {},
    drawnGroup(frame, "ground", {}),
    path(strings.join(""), { stroke: INK, "stroke-width": 5 }),
    ...days,
    drawnGroup(frame, "names", {}),
    ...seated.map(({ subject, seat }) => place(face(subject), ...seatPoint(seat), seat.angle)),
    drawnGroup(frame, "hub", {}),
  );
}

const at = (birthday: string, radius: number): Point =>
  polar(middle, middle, radius, dayAngle(birthday) - 90);

/** A head in a ring, centred at 0. */
function face(head: Head): string {
  const [y, r] = head.look.kind === "emblem" ? [600, 470] : [540, 350];
  return coin(head, { y, r, rim: r + 30, edge: 26 }, WHEEL.face / (r + 42));
}
