import type { Inks } from "../drawing/inks";
import { place } from "../drawing/svg";
import { lettering, type LetteringStyle } from "../lettering/lettering";
import { inked } from "../lettering/inked";
import { isWide, titleOutlines } from "../lettering/title";
import { heightsOf, titleLines } from "../lettering/title-lines";
import { MARK_HEIGHT, MARK_WIDTH, type MarkSubject, placedMark } from "../posters/marks/mark";
import { tag } from "../posters/poster/unit-tag";
import { card } from "./sheet";
import {
  cardHeight,
  HEADLINE_LEADING,
  HEADLINE_SPACING,
  setHeadline,
  type SetLines,
  setText,
  type Words,
} from "./set-lines";

/** The column of words beside a figure: left edge, width, and vertical range. */
export interface Column {
  x: number;
  width: number;
  top: number;
  foot: number;
}

/** A part of a column: its height, and a function that draws it with its upper edge at `y`. */
interface Part {
  height: number;
  draw: (y: number) => string;
}

export const COLUMN_LEFT = 52;

const GAP = 24;
/** Largest sizes of headline and text; least height of the text. */
const HEADLINE = 150;
const TEXT = [28, 26, 24, 22] as const;
const TEXT_ROOM = 142;

/**
 * Headline (or a unit's mark), tag and card below each other, centred vertically. The longer the headline, the fewer
 * lines of text.
 */
export function column(words: Words, inks: Inks, at: Column, mark?: MarkSubject): string {
  const pill = words.tag === undefined ? [] : [tagPart(words.tag, inks, at.x)];
  const room = at.foot - at.top - pill.reduce((sum, { height }) => sum + height, 0);
  const headRoom = room - TEXT_ROOM - GAP;
  const head = mark
    ? markPart(mark, at)
    : isWide(words.headline)
      ? titlePart(words.headline, at, headRoom)
      : headPart(words.headline, at, headRoom);
  const parts = [head, ...pill, textPart(words.text, at, room - head.height - GAP)];
  const high = parts.reduce((sum, { height }) => sum + height, GAP);
  let y = at.top + Math.max(0, (at.foot - at.top - high) / 2);
  return parts
    .map(({ height, draw }, index) => {
      const drawn = draw(y);
      y += height + (index === 0 ? GAP : 0);
      return drawn;
    })
    .join("");
}

function headPart(headline: string, { x, width }: Column, height: number): Part {
  const { lines, size } = setHeadline(headline, { width, height, maxSize: HEADLINE });
  return {
    height: lines.length * size * HEADLINE_LEADING,
    draw: (y) => letteredLines({ lines, size }, { outlineWidth: 0.11 }, x, y + size * 0.84),
  };
}

/** A headline with Japanese letters. */
function titlePart(title: string, { x, width }: Column, height: number): Part {
  const setting = { weight: 900 } as const;
  const { lines, size } = titleLines(
    title,
    { width, height, maxSize: HEADLINE, maxLines: 4 },
    setting,
  );
  const { letters, leading, foot } = heightsOf(title);
  const baseline = (line: number) => (letters - foot + line * leading) * size;
  return {
    height: baseline(lines.length - 1) + 2 * foot * size,
    draw: (y) =>
      lines
        .map((line, index) => {
          const outlined = titleOutlines(line, size, setting);
          return place(inked(outlined, { size, outlineWidth: 0.08 }), x, y + baseline(index));
        })
        .join(""),
  };
}

/** Lines of lettering below each other, the first on the baseline `y`. */
export function letteredLines(
  { lines, size }: SetLines,
  style: Omit<LetteringStyle, "size">,
  x: number,
  y: number,
): string {
  const drawn = lines.map((line, index) =>
    place(
      lettering(line, { spacing: HEADLINE_SPACING, ...style, size }),
      x,
      y + index * size * HEADLINE_LEADING,
    ),
  );
  return drawn.join("");
}

function markPart(mark: MarkSubject, { x, width }: Column): Part {
  const height = (width * MARK_HEIGHT) / MARK_WIDTH;
  return { height, draw: (y) => placedMark(mark, x + width / 2, y + height / 2, width) };
}

function tagPart(text: string, inks: Inks, x: number): Part {
  return { height: 82, draw: (y) => place(tag(text, inks, "start"), x + 34, y + 50, 0, 0.86) };
}

function textPart(text: string, { x, width }: Column, room: number): Part {
  const set = setText(text, { width: width - 46, lines: 4, height: room, sizes: TEXT });
  return {
    height: cardHeight(set.lines.length, set.size),
    draw: (y) => (set.lines.length > 0 ? card(set, x, y, "start") : ""),
  };
}
