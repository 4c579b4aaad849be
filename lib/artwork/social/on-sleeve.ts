import { clipped, disc } from "../drawing/outlined";
import { inksOf } from "../drawing/inks";
import { place, rect } from "../drawing/svg";
import { INK } from "../drawing/color";
import { isWide } from "../lettering/title";
import { sleeveDrawing } from "../posters/sleeve/sleeve";
import {
  SLEEVE_SIZE,
  type SleeveArtist,
  type SleeveSubject,
} from "../posters/sleeve/sleeve-subject";
import { column } from "./column";
import { band, type Banded, FLOOR, sheet } from "./sheet";
import type { Words } from "./set-lines";

export interface OnSleeve {
  sleeve: SleeveSubject;
}

const AT = { x: 52, y: 40, side: 480 };
const OUTLINE = `M0 0H${SLEEVE_SIZE}V${SLEEVE_SIZE}H0Z`;

/** The sleeve of an album with its disc looking out, words beside it. */
export function onSleeve(seed: string, shown: Banded & OnSleeve, words: Words): string {
  const { colors, spots, style } = shown.sleeve.artists[0] as SleeveArtist;
  const { title = "" } = shown.sleeve.words;
  const inks = inksOf(colors, spots);
  const { x, y, side } = AT;
  const [cx, cy] = [x + side, y + side / 2];
  return sheet(seed, inks, { ...style, motif: "" }, { cx, cy, r: 40 }, [
    disc(cx - 60, cy, side * 0.47, "#2a2530", 6),
    disc(cx - 60, cy, side * 0.4, "none", 3),
    rect(x, y, side, side, {
      fill: INK,
      stroke: INK,
      "stroke-width": 12,
      transform: "translate(9 11)",
    }),
    place(clipped(OUTLINE, sleeveDrawing(shown.sleeve)), x, y, 0, side / SLEEVE_SIZE),
    rect(x, y, side, side, { fill: "none", stroke: INK, "stroke-width": 10 }),
    band(shown, inks, 9),
    column(isWide(title) ? { headline: title, text: words.text } : words, inks, {
      x: 724,
      width: 430,
      top: 36,
      foot: FLOOR - 34,
    }),
  ]);
}
