import { advanceOf, canLetter, outlines } from "../lettering/lettering";
import type { GlyphTable } from "./glyph-table";

const EM = 1000;

/** False for a letter that is set without its mark: a browser removes the mark itself. */
function hasOwnGlyph(one: string): boolean {
  const bare = one.normalize("NFD").replace(/\p{M}/gu, "");
  return bare === one || outlines(bare, EM).d !== outlines(one, EM).d;
}

const inWholeNumbers = (d: string): string =>
  d.replace(/-?\d+\.\d+/g, (one) => String(Math.round(+one)));

/** Latin letters with and without the common marks, digits and punctuation, as far as the font has them. */
const characters = (): string[] =>
  [
    ...Array.from({ length: 0x100 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20)),
    ..."‘’“”–—…",
  ].filter((one) => !/\p{C}/u.test(one) && canLetter(one) && hasOwnGlyph(one));

/** The glyph table of the font of our pictures, at its heaviest weight. */
export function makeGlyphTable(): GlyphTable {
  const all = characters();
  const kerned = all.filter((one) => /[A-Za-z.,'-]/.test(one));
  const widthOf = (text: string) => Math.round(advanceOf(text, EM));
  const advances = new Map(all.map((one) => [one, widthOf(one)]));
  const pairs = kerned.flatMap((one) => kerned.map((other) => [one, other] as const));
  const kerning = pairs.flatMap(([one, other]) => {
    const apart = (advances.get(one) ?? 0) + (advances.get(other) ?? 0);
    const change = widthOf(one + other) - apart;
    return Math.abs(change) > 1 ? [[one + other, change] as const] : [];
  });
  const glyphs = all.map(
    (one) => [one, [advances.get(one) ?? 0, inWholeNumbers(outlines(one, EM).d)]] as const,
  );
  return {
    capHeight: Math.round(outlines("H", EM).capHeight),
    glyphs: Object.fromEntries(glyphs),
    kerning: Object.fromEntries(kerning),
  };
}
