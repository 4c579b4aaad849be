import type { ColorSet } from "../../../content/types";
import { inksOf } from "../drawing/inks";
import { place } from "../drawing/svg";
import type { UnitStyle } from "../posters/backdrop/unit-style";
import { birthdayWheel, type WheelSubject } from "../posters/wheel/birthday-wheel";
import { WHEEL } from "../../calendar/birthday-wheel";
import { column, COLUMN_LEFT } from "./column";
import { band, type Banded, FLOOR, sheet } from "./sheet";
import { SOCIAL_WIDTH } from "./size";
import type { Words } from "./set-lines";

export interface Wheel {
  wheel: WheelSubject;
  colors: ColorSet;
  style: UnitStyle;
}

/** Rotation: spring is up, where most of it is visible. */
const TURN = -60;

/** The wheel of birthdays from the right edge, with words before it. */
export function wheel(seed: string, shown: Banded & Wheel, words: Words): string {
  const inks = inksOf(shown.colors, shown.style.spots);
  const disc = { cx: SOCIAL_WIDTH - 250, cy: 300, r: 370 };
  const drawn = place(birthdayWheel(shown.wheel), -WHEEL.middle, -WHEEL.middle);
  return sheet(seed, { ...inks, halo: inks.pale }, shown.style, disc, [
    place(drawn, disc.cx, disc.cy, TURN, (disc.r * 2) / WHEEL.size),
    band(shown, inks, 9),
    column(words, inks, { x: COLUMN_LEFT, width: 520, top: 36, foot: FLOOR - 34 }),
  ]);
}
