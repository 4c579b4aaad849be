import { INK, PAPER } from "../../drawing/color";
import { type Inks, spot } from "../../drawing/inks";
import { fitSize, lettering, outlines, plainLettering } from "../../lettering/lettering";
import { tag } from "./unit-tag";
import { plate } from "../../drawing/outlined";
import { path, place, rect } from "../../drawing/svg";
import type { Layout } from "../backdrop/unit-style";

export interface PosterWords {
  /** Given name: the first word of the shown name. */
  given: string;
  unit: string;
}

/**
 * Lettering of a poster of 1200 × 1600 in a layout, behind the figure and in front of it; `mirrored` swaps left and
 * right.
 */
export function posterLettering(words: PosterWords, layout: Layout, inks: Inks, mirrored: boolean) {
  const left = place(tag(words.unit, inks, "start"), 70, 1520, 5);
  const right = place(tag(words.unit, inks, "end"), 1130, 1520, -5);
  switch (layout) {
    case "masthead":
      return { behind: masthead(words.given), front: mirrored ? left : right };
    case "spine":
      // In front: a pony-tail would hide the name.
      return { behind: "", front: spine(words.given, mirrored) + (mirrored ? left : right) };
    case "band":
      return { behind: "", front: band(words, inks, mirrored) };
    case "badge":
      return { behind: "", front: badge(words, inks, mirrored) };
  }
}

function masthead(given: string): string {
  const size = fitSize(given, 1090, 320);
  return place(
    lettering(given, { size, anchor: "middle", outlineWidth: 0.085 }),
    600,
    64 + size * 0.76,
  );
}

// Reads upwards on the left edge, mirrored downwards on the right one.
function spine(given: string, mirrored: boolean): string {
  const size = fitSize(given, 900, 230);
  const edge = 214 - (230 - size) * 0.7;
  const side = mirrored ? -1 : 1;
  const shadow = { shadowX: -0.06 * side, shadowY: 0.03 * side };
  const letters = lettering(given, { size, outlineWidth: 0.09, ...shadow });
  return mirrored ? place(letters, 1200 - edge, 60, 90) : place(letters, edge, 1010, -90);
}

// A ribbon across the foot.
function band({ given, unit }: PosterWords, inks: Inks, mirrored: boolean): string {
  const size = fitSize(given, 900, 190);
  const inked = { stroke: INK, "stroke-width": 12 };
  const ribbon = (drop: number, fill: string) =>
    rect(-40, -150 + drop, 1280, 240, { fill, ...inked });
  const cap = size * 0.375;
  return place(
    ribbon(24, INK) +
      ribbon(0, spot(inks, 0)) +
      path("M-40 -128H1240M-40 68H1240", {
        stroke: PAPER,
        "stroke-width": 6,
        "stroke-dasharray": "22 14",
      }) +
      place(lettering(given, { size, anchor: "middle", outlineWidth: 0.09 }), 600, cap - 30) +
      place(tag(unit, inks, mirrored ? "end" : "start"), mirrored ? 1116 : 84, -176),
    0,
    mirrored ? 1418 : 1502,
    mirrored ? 4 : -4,
  );
}

// A card in a lower corner.
function badge({ given, unit }: PosterWords, inks: Inks, mirrored: boolean): string {
  const size = fitSize(given, 760, 150);
  const { width } = outlines(given, size);
  return place(
    plate([-44, -size * 0.98, width + 88, size * 1.36], PAPER, 28, 12, 14) +
      plainLettering(given, { size, fill: INK }) +
      place(
        tag(unit, inks, mirrored ? "end" : "start"),
        mirrored ? width + 10 : -10,
        -size * 0.98 - 8,
        mirrored ? 3 : -3,
      ),
    mirrored ? 1092 - width : 108,
    mirrored ? 1508 - width * 0.087 : 1508,
    mirrored ? 5 : -5,
  );
}
