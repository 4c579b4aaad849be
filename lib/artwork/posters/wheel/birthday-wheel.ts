import { dayAngle, type Seat, seatPoint, WHEEL } from "../../../calendar/birthday-wheel";
import { INK } from "../../drawing/color";
import { disc } from "../../drawing/outlined";
import { type Point, polar, polygon } from "../../drawing/shapes";
import { group, path, picture, place } from "../../drawing/svg";
import { drawnGroup } from "../../illustration/illustration";
import { coin } from "../group/medallions";
import type { PosterSubject } from "../poster/poster";
import type { Sitter } from "../poster/sitter";

/** What is drawn of somebody: no word of theirs, so that none draws the wheel again. */
type Head = Sitter & Pick<PosterSubject, "id">;

/** Somebody on the wheel, and the day `MM-DD`. */
interface BornSubject {
  readonly subject: Head;
  readonly birthday: string;
  /** Where the face sits; without a seat there is a pin on the rim alone. */
  readonly seat?: Seat | undefined;
}

/** What the wheel is drawn from. */
export interface WheelSubject {
  readonly people: readonly BornSubject[];
  /** Text of a file in content/art/frames: `ground`, on it strings and days, `names` of the months, faces, the `hub`. */
  readonly frame: string;
}

/** Radii of the months and of the days on their rim. */
const GROUND = 560;
const RIM = 576;

const { size, middle } = WHEEL;

/**
 * The year as a wheel that begins at the top: a ground for each month, and on it everybody who finds a seat, their heads
 * to the rim. The hub is left to the page.
 */
export function birthdayWheelSvg(wheel: WheelSubject): string {
  return picture(size, size, birthdayWheel(wheel));
}

/** The same without a sheet, its middle at 600, 600. */
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

/** A head in a ring, its middle at 0. */
function face(head: Head): string {
  const [y, r] = head.look.kind === "emblem" ? [600, 470] : [540, 350];
  return coin(head, { y, r, rim: r + 30, edge: 26 }, WHEEL.face / (r + 42));
}
