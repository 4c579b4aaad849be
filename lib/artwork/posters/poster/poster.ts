import type { UnitId } from "../../../../content/types";
import { inksOf } from "../../drawing/inks";
import { random } from "../../drawing/random";
import { picture, place } from "../../drawing/svg";
import { backdrop } from "../backdrop/backdrop";
import type { UnitStyle } from "../backdrop/unit-style";
import { type Sitter, sitter } from "./sitter";
import { posterLettering } from "./title-lettering";

/** Size of a poster in its own units. */
export const POSTER_WIDTH = 1200;
export const POSTER_HEIGHT = 1600;

/** What a poster is drawn from: a character's record and the colours of its unit. */
export interface PosterSubject extends Sitter {
  id: number;
  cname: string;
  /** Name in Latin letters, given name first. */
  name: string;
  unit: UnitId;
  unitName: string;
  style: UnitStyle;
}

/**
 * The poster of a character: a whole `<svg>` of 1200 × 1600 with no `<text>`. The same subject
 * always gives the same text.
 * @throws if a letter of the names is missing from the lettering font.
 */
export function posterSvg(subject: PosterSubject): string {
  const { id, name, color, unitName, style, unitColors, look } = subject;
  const inks = inksOf(unitColors, style.spots, color);
  // Emblems are wider than a head: lettering beside them would be covered.
  const layout = look.kind === "emblem" ? "badge" : style.layout;
  const drop = layout === "masthead" ? 70 : 0;
  const behind = backdrop(
    {
      width: POSTER_WIDTH,
      height: POSTER_HEIGHT,
      cx: 600,
      cy: 620 + drop,
      r: 420,
      inks,
      random: random(`poster ${id}`),
    },
    style,
  );
  const mirrored = isMirrored(id);
  const words = { given: name.split(" ")[0] ?? name, unit: unitName };
  const letters = posterLettering(words, layout, inks, mirrored);
  const figure = sitter(look, color, unitColors);
  return picture(
    POSTER_WIDTH,
    POSTER_HEIGHT,
    mirrored ? `<g transform="translate(${POSTER_WIDTH} 0) scale(-1 1)">${behind}</g>` : behind,
    letters.behind,
    drop ? place(figure, 0, drop) : figure,
    letters.front,
  );
}

/** Half of the posters show their backdrop and lettering the other way round; twins face each other. */
export function isMirrored(id: number): boolean {
  return random(`mirror ${id}`).whole(0, 1) === 1;
}
