import type { ColorSet } from "../../../content/types";
import { INK, PAPER } from "../drawing/color";
import { flattened } from "../drawing/flatten";
import { type Inks, inksOf } from "../drawing/inks";
import { clipped, plate } from "../drawing/outlined";
import { random } from "../drawing/random";
import { silhouette } from "../drawing/silhouette";
import { place, rect } from "../drawing/svg";
import { drawn } from "../illustration/illustration";
import type { UnitStyle } from "../posters/backdrop/unit-style";
import { isWide } from "../lettering/title";
import { FIGURE_TOP } from "../posters/group/group-rows";
import type { PosterSubject } from "../posters/poster/poster";
import { cutOut } from "../posters/poster/drawn-character";
import { sleeveDrawing } from "../posters/sleeve/sleeve";
import {
  SLEEVE_SIZE,
  type SleeveArtist,
  type SleeveSubject,
} from "../posters/sleeve/sleeve-subject";
import { column, COLUMN_LEFT } from "./column";
import type { LineUp } from "./line-up";
import { band, type Banded, FLOOR, sheet, stageSet } from "./sheet";
import { SOCIAL_WIDTH } from "./size";
import type { Words } from "./set-lines";

export interface Thing {
  prop: string;
  colors: ColorSet;
  style: UnitStyle;
  /** Text of a campaign's stage set, in place of the backdrop. */
  scene?: string;
}

export interface OnSleeve {
  sleeve: SleeveSubject;
}

/** One or two figures with words beside them; the second, who is smaller, stands before the long hair of the first. */
export function solo(seed: string, shown: Banded & LineUp, words: Words): string {
  const { colors, style } = shown;
  const [first, second] = shown.cast;
  const inks = inksOf(colors, style.spots, second ? colors.color1 : first?.color);
  const room = { away: 300, cy: 288, r: 240, left: second ? 626 : 574, width: second ? 520 : 572 };
  return besideWords(seed, shown, words, second ? { ...inks, halo: inks.pale } : inks, {
    ...room,
    draw: (x, side) =>
      second
        ? figure(first, x - 134 * side, 48, 0.49) + figure(second, x + 146 * side, 96, 0.45)
        : figure(first, x, 36, 0.56),
  });
}

/** A prop before the site's colours, with words beside it. */
export function thing(seed: string, shown: Banded & Thing, words: Words): string {
  const inks = inksOf(shown.colors, shown.style.spots);
  const drawing = flattened(drawn(shown.prop, inks));
  const markup = silhouette(drawing, PAPER, 11) + drawing;
  const room = { away: 276, cy: 280, r: 205, left: 546, width: 600 };
  const draw = (x: number) => place(markup, x, 280, 0, 0.98);
  return besideWords(seed, shown, words, { ...inks, halo: inks.pale }, { ...room, draw });
}

/** The sleeve of an album, with words beside it; a Japanese title is the headline. */
export function onSleeve(seed: string, shown: Banded & OnSleeve, words: Words): string {
  const { colors, spots, style } = shown.sleeve.artists[0] as SleeveArtist;
  const { title = "" } = shown.sleeve.words;
  const [side, edge] = [SLEEVE_SIZE, { stroke: INK, "stroke-width": 26 }];
  const drawing =
    plate([0, 0, side, side], INK, 0, edge["stroke-width"], 26) +
    clipped(`M0 0H${side}V${side}H0Z`, sleeveDrawing(shown.sleeve)) +
    rect(0, 0, side, side, { fill: "none", ...edge });
  const draw = (x: number) => place(drawing, x - 228, 60, 0, 456 / side);
  const room = { away: 292, cy: 288, r: 40, left: 562, width: 584, draw };
  const shownWords = isWide(title) ? { headline: title, text: words.text } : words;
  const look = { band: shown.band, colors, style: { ...style, motif: "" } };
  return besideWords(seed, look, shownWords, inksOf(colors, spots), room);
}

/** Layout of a subject: distance from the edge, disc, and the column of words if on the left. */
interface Room {
  away: number;
  cy: number;
  r: number;
  left: number;
  width: number;
  /** Draws it around `x`; `side` is -1 for a mirrored picture. */
  draw: (x: number, side: number) => string;
}

// Half of the pictures are mirrored.
function besideWords(
  seed: string,
  shown: Banded & Pick<LineUp, "colors" | "mark" | "scene" | "style">,
  words: Words,
  inks: Inks,
  { away, cy, r, left, width, draw }: Room,
): string {
  const { style, colors, scene, mark } = shown;
  // Stage sets are calm on the left, behind the words.
  const mirrored = !scene && random(`mirror ${seed}`).integer(0, 1) === 1;
  const [cx, side] = mirrored ? [away, -1] : [SOCIAL_WIDTH - away, 1];
  const at = { x: mirrored ? left : COLUMN_LEFT, width, top: 36, foot: FLOOR - 34 };
  const body = [draw(cx, side), band(shown, inks, 9 * side), column(words, inks, at, mark)];
  return sheet(seed, inks, style, { cx, cy, r }, body, scene && stageSet(scene, colors));
}

function figure(subject: PosterSubject | undefined, x: number, top: number, scale: number): string {
  if (!subject) return "";
  // An emblem is centred and has no foot.
  const [y, at, size] = subject.look.kind === "emblem" ? [290, 600, 0.5] : [top, FIGURE_TOP, scale];
  return place(cutOut(subject, 13), x - 600 * size, y - at * size, 0, size);
}
