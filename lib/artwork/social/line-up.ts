import type { ColorSet } from "../../../content/types";
import type { UnitStyle } from "../posters/backdrop/unit-style";
import { inksOf } from "../drawing/inks";
import { clearFaces } from "../posters/group/clear-faces";
import type { Row, Spot } from "../posters/group/group-rows";
import { medallion } from "../posters/group/medallions";
import { type MarkSubject, placedMark } from "../posters/marks/mark";
import type { PosterSubject } from "../posters/poster/poster";
import { cutOut, placeFigure } from "../posters/poster/drawn-character";
import { letteredLines } from "./column";
import { band, type Banded, card, FLOOR, sheet, stageSet } from "./sheet";
import { SOCIAL_WIDTH } from "./size";
import { HEADLINE_LEADING, setHeadline, setText, TEXT_LEADING, type Words } from "./set-lines";

export interface LineUp {
  /** The first is in the middle, in front. */
  cast: readonly PosterSubject[];
  colors: ColorSet;
  style: UnitStyle;
  mark?: MarkSubject;
  /** Text of a campaign's stage set, in place of the backdrop. */
  scene?: string;
}

/** Most figures in one row; more form two. */
const ROW = 6;

/** Figures side by side, and below them the headline and a line of text, across the whole picture. */
export function lineUp(seed: string, shown: Banded & LineUp, words: Words): string {
  const { style, colors, mark, scene } = shown;
  const inks = inksOf(colors, style.spots);
  // A mark is high: it leaves room for one line.
  const lines = mark ? 1 : 2;
  const text = setText(words.tag ?? words.text, { width: 980, lines, sizes: [26, 24, 22] });
  // Of two rows the faces are lower.
  const markWidth = shown.cast.length > ROW ? 400 : 516;
  const cardTop = FLOOR - 62 - (text.lines.length - 1) * text.size * TEXT_LEADING;
  return sheet(
    seed,
    { ...inks, halo: inks.pale },
    style,
    { cx: SOCIAL_WIDTH / 2, cy: 250, r: 225 },
    [
      ...figures(shown.cast),
      band(shown, inks, 7),
      mark
        ? placedMark(mark, SOCIAL_WIDTH / 2, cardTop - markWidth * 0.177, markWidth)
        : title(words.headline, cardTop, text.lines.length),
      card(text, SOCIAL_WIDTH / 2, cardTop, "middle"),
    ],
    scene && stageSet(scene, colors),
  );
}

function title(headline: string, foot: number, textLines: number): string {
  // Above two lines of text it is lower, so that it stays off the chins.
  const height = textLines > 1 ? 110 : 130;
  const set = setHeadline(headline, { width: 1080, height, maxSize: 120, maxLines: 2 });
  const y = foot - 26 - (set.lines.length - 1) * set.size * HEADLINE_LEADING;
  return letteredLines(set, { outlineWidth: 0.12, anchor: "middle" }, SOCIAL_WIDTH / 2, y);
}

function figures(cast: readonly PosterSubject[]): string[] {
  const front = cast.length > ROW ? cast.slice(0, Math.ceil(cast.length / 2)) : cast;
  const back = cast.slice(front.length);
  // Figures behind are visible between those in front.
  const shift = back.length % 2 === front.length % 2 ? 0.25 : 0;
  const rows =
    back.length > 0
      ? [places(back.length, 20, 0.235, shift), places(front.length, 158, 0.26, -shift)]
      : [places(front.length, 34, 0.39)];
  return clearFaces(rows, [...back.toReversed(), ...front.toReversed()], [0, SOCIAL_WIDTH])
    .flat()
    .map((spot) => stand(spot.character, spot));
}

// From the outside in, so that those in the middle are in front.
function places(count: number, top: number, largest: number, shift = 0): Row {
  const step = Math.min(300, 1110 / (count + Math.abs(shift)));
  const scale = Math.min(largest, step / 470);
  const isOdd = count % 2 === 1;
  const row = Array.from({ length: count }, (_, index): Spot => {
    const rank = isOdd ? Math.ceil(index / 2) : Math.floor(index / 2) + 0.5;
    const x = SOCIAL_WIDTH / 2 + ((index % 2 === 1 ? rank : -rank) + shift) * step;
    const isFore = isOdd && index === 0 && count > 1;
    return { x, top: top + rank * 12, scale: isFore ? scale * 1.1 : scale };
  });
  return row.toReversed();
}

function stand(subject: PosterSubject, spot: Spot): string {
  const { x, top, scale } = spot;
  if (subject.look.kind === "emblem") return medallion(subject, x, top + 330 * scale, 300 * scale);
  return placeFigure(cutOut(subject, 12), spot);
}
