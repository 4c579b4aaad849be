import { dayAngle, type Seat, seatPoint, WHEEL } from "../../../calendar/birthday-wheel";
import { monthNames } from "../../../format/birthday";
import { INK, mix, PAPER } from "../../drawing/color";
import { around, type Point, polar } from "../../drawing/shapes";
import { circle, group, path, picture, place, round } from "../../drawing/svg";
import { plainLettering } from "../../lettering/lettering";
import { coin } from "../group/medallions";
import type { PosterSubject } from "../poster/poster";
import type { Sitter } from "../poster/sitter";

/** What is drawn of somebody: no word of theirs, so that none draws the wheel again. */
type Head = Sitter & Pick<PosterSubject, "id">;

/** Somebody on the wheel, and the day `MM-DD`. */
export interface BornSubject {
  readonly subject: Head;
  readonly birthday: string;
  /** Where the face sits; without a seat there is a pin on the rim alone. */
  readonly seat?: Seat | undefined;
}

/** Radii, from the outside in: the disc, the ground of the months, their names, the hub. */
const DISC = 592;
const GROUND = 560;
const NAMES = 236;
const HUB = 196;
/** The grounds of the months, in turn. */
const GROUNDS = ["#fe4d91", "#ffd23f", "#82b1ff", "#55d187"] as const;

const { size, middle } = WHEEL;

/**
 * The year as a wheel that begins at the top: a ground for each month, and on it everybody who finds a seat, their heads
 * to the rim. The hub is left to the page.
 */
export function birthdayWheelSvg(people: readonly BornSubject[]): string {
  return picture(size, size, birthdayWheel(people));
}

/** The same without a sheet, its middle at 600, 600. */
export function birthdayWheel(people: readonly BornSubject[]): string {
  const seated = people.flatMap((one) => (one.seat ? [{ ...one, seat: one.seat }] : []));
  const days = people.map(({ subject, birthday }) => {
    const [x, y] = at(dayAngle(birthday), (DISC + GROUND) / 2);
    return circle(x, y, 9, { fill: subject.color, stroke: INK, "stroke-width": 4 });
  });
  const strings = seated.map(({ birthday, seat }) => {
    const [x, y] = at(dayAngle(birthday), GROUND);
    const [toX, toY] = seatPoint(seat);
    return `M${round(x)} ${round(y)}L${round(toX)} ${round(toY)}`;
  });
  return group(
    {},
    circle(middle, middle, DISC, { fill: PAPER, stroke: INK, "stroke-width": 14 }),
    ...monthNames.map((_, month) => ground(month)),
    path(ticks(), { stroke: INK, "stroke-width": 3 }),
    path(strings.join(""), { stroke: INK, "stroke-width": 5 }),
    ...days,
    ...monthNames.map((name, month) => monthName(name, month)),
    ...seated.map(({ subject, seat }) => place(face(subject), ...seatPoint(seat), seat.angle)),
    circle(middle, middle, HUB, { fill: INK }),
  );
}

const at = (angle: number, radius: number): Point => polar(middle, middle, radius, angle - 90);
const written = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** First day of a month and of the one after it, as angles. */
function spanOf(month: number): [number, number] {
  const first = (index: number) =>
    index === 12 ? 360 : dayAngle(`${String(index + 1).padStart(2, "0")}-01`);
  return [first(month), first(month + 1)];
}

function ground(month: number): string {
  const [from, to] = spanOf(month);
  const color = GROUNDS[month % GROUNDS.length] as string;
  const slice = (radius: number, fill: string) =>
    path(
      `M${middle} ${middle}L${written(at(from, radius))}` +
        `A${radius} ${radius} 0 0 1 ${written(at(to, radius))}Z`,
      { fill, stroke: INK, "stroke-width": 7, "stroke-linejoin": "round" },
    );
  const rays = around(3, (ray) => {
    const step = (to - from) / 6;
    const start = from + step * (ray * 2 + 1);
    return `M${middle} ${middle}L${written(at(start, GROUND))}L${written(at(start + step, GROUND))}Z`;
  });
  return (
    slice(GROUND, color) +
    path(rays.join(""), { fill: mix(color, PAPER, 0.28) }) +
    slice(NAMES + 34, mix(color, PAPER, 0.72))
  );
}

/** A tick for every day on the rim, longer where a week of the month begins. */
function ticks(): string {
  return around(366, (day) => {
    const angle = (day / 366) * 360;
    return `M${written(at(angle, GROUND))}L${written(at(angle, GROUND + (day % 7 === 0 ? 14 : 7)))}`;
  }).join("");
}

function monthName(name: string, month: number): string {
  const [from, to] = spanOf(month);
  const angle = (from + to) / 2;
  const short = name.slice(0, 3).toUpperCase();
  const letters = plainLettering(short, { size: 36, fill: INK, anchor: "middle" });
  return place(letters, ...at(angle, NAMES - 14), angle);
}

/** A head in a ring, its middle at 0. */
function face(head: Head): string {
  const [y, r] = head.look.kind === "emblem" ? [600, 470] : [540, 350];
  return coin(head, { y, r, rim: r + 30, edge: 26 }, WHEEL.face / (r + 42));
}
