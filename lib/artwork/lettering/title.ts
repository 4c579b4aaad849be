import { type Font, openSync } from "fontkit";
import { fontAt, fromSite, type Outlines, rounded, type Weight } from "./lettering";

const FONT_FILE = "@fontsource/dela-gothic-one/files/dela-gothic-one-japanese-400-normal.woff2";
let opened: Font | undefined;
const gothic = () => (opened ??= openSync(fromSite.resolve(FONT_FILE)) as Font);

/** Setting of a title besides its size. */
export interface TitleStyle {
  weight: Weight;
  /** Space between letters, a share of the font size. */
  tracking?: number;
  /** Sets Latin letters in the narrower typeface of the Japanese ones. */
  isNarrow?: boolean;
  /** Sets the line downwards from y = 0 with its middle at x = 0, Latin words turned. */
  isUpright?: boolean;
}

/** Signs without a glyph in either font, in an em of 1000 units with y upwards. */
const SIGNS: Readonly<Record<string, string>> = {
  "☆": "M500 860L619 545 955 528 692 318 781 -6 500 180 219 -6 308 318 45 528 381 545Z",
  "♡": "M500 20C80 310 40 520 90 660C150 820 390 850 500 660C610 850 850 820 910 660C960 520 920 310 500 20Z",
  "∞": "M270 620C60 620 60 160 270 160C400 160 430 250 500 320C570 250 600 160 730 160C940 160 940 620 730 620C600 620 570 530 500 460C430 530 400 620 270 620ZM270 490C330 490 360 440 410 390C360 340 330 290 270 290C210 290 210 490 270 490ZM730 490C790 490 790 290 730 290C670 290 640 340 590 390C640 440 670 490 730 490Z",
};
const ALIKE: Readonly<Record<string, string>> = { "♥": "♡", "★": "☆", "～": "〜", "✕": "×" };

/** True if a text has letters that fill their em. */
export const isWide = (text: string): boolean => /[\u3000-\u9fff\uff00-\uffef☆♡∞]/u.test(text);

/** Letters of one font; a sign has none. */
interface Run {
  text: string;
  font: Font | undefined;
}

/**
 * Path data of a title `size` units high, in Unbounded, or in Dela Gothic One where that has no glyph. Characters
 * without a glyph in both are left out.
 */
export function titleOutlines(
  text: string,
  size: number,
  style: TitleStyle,
): Pick<Outlines, "d" | "width"> {
  const { tracking = 0, isUpright = false } = style;
  let d = "";
  let along = 0;
  for (const { text: run, font } of runsOf(text, style)) {
    const scale = size / (font?.unitsPerEm ?? 1000);
    if (!font) {
      const [x, y] = isUpright ? [-size / 2, along + size * 0.88] : [along, 0];
      d += rounded(moved(SIGNS[run] ?? "", scale, x, y));
      along += size * (1 + tracking);
      continue;
    }
    const isStanding = isUpright && isWide(run);
    const { glyphs, positions } = font.layout(run, isStanding ? ["vert"] : []);
    for (const [index, glyph] of glyphs.entries()) {
      const outline = glyph.path.scale(scale, -scale);
      const placed = isStanding
        ? outline.translate(-size / 2, along + size * 0.88)
        : isUpright
          ? outline.rotate(Math.PI / 2).translate(-size * 0.36, along)
          : outline.translate(along + (positions[index]?.xOffset ?? 0) * scale, 0);
      d += rounded(placed.toSVG());
      const advance = (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale;
      // Letters that stand one below the other are an em high, brackets too.
      along += (isStanding ? size : advance) + tracking * size;
    }
  }
  return { d, width: Math.max(0, along - tracking * size) };
}

function runsOf(text: string, { weight, isNarrow }: TitleStyle): Run[] {
  const latin = fontAt(weight);
  const fonts = isNarrow ? [gothic(), latin] : [latin, gothic()];
  const runs: Run[] = [];
  for (const char of [...text].map((one) => ALIKE[one] ?? one)) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(char.codePointAt(0) ?? 0));
    const last = runs.at(-1);
    if (font && last?.font === font && isWide(last.text) === isWide(char)) last.text += char;
    else if (font || char in SIGNS) runs.push({ text: char, font });
  }
  return runs;
}

const moved = (d: string, scale: number, x: number, y: number): string =>
  d.replaceAll(/(-?\d+) (-?\d+)/g, (_, right: string, up: string) =>
    [Number(right) * scale + x, y - Number(up) * scale].map((one) => one.toFixed(2)).join(" "),
  );
