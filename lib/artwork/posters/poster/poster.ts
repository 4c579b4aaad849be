import type { UnitId } from "../../../../content/types";
import { inksOf } from "../../drawing/inks";
import { random } from "../../drawing/random";
import { picture, place } from "../../drawing/svg";
import { backdrop } from "../backdrop/backdrop";
import type { UnitStyle } from "../backdrop/unit-style";
import { type DrawnCharacter, characterMarkup } from "./drawn-character";
import { posterLettering } from "./title-lettering";

/** Size of a poster in SVG user units. */
export const POSTER_WIDTH = 1200;
export const POSTER_HEIGHT = 1600;

export interface PosterSubject extends DrawnCharacter {
  id: number;
  /** Id that names the record and its address. */
  cname: string;
  /** Name in Latin letters, given name first. */
  name: string;
  unit: UnitId;
  unitName: string;
  style: UnitStyle;
}

/** Layers in front of the backdrop: `behind` the figure the lettering; `front` the figure with lettering over it. */
export function posterLayers({
  id,
  name,
  color,
  unitName,
  style,
  unitColors,
  look,
}: PosterSubject) {
  const inks = inksOf(unitColors, style.spots, color);
  // Emblems are wider than a head and would cover lettering beside them.
  const layout = look.kind === "emblem" ? "badge" : style.layout;
  const drop = layout === "masthead" ? 70 : 0;
  const mirrored = isMirrored(id);
  const words = { given: name.split(" ")[0] ?? name, unit: unitName };
  const letters = posterLettering(words, layout, inks, mirrored);
  const figure = characterMarkup(look, color, unitColors);
  return {
    inks,
    behind: letters.behind,
    front: (drop ? place(figure, 0, drop) : figure) + letters.front,
    /** Distance by which the figure stands lower than usual. */
    drop,
    isMirrored: mirrored,
  };
}

/**
 * The poster of a character: a whole `<svg>` of 1200 × 1600 without `<text>`. Deterministic.
 * @throws if a letter of the names is missing from the lettering font
 */
export function posterSvg(subject: PosterSubject): string {
  const { id, style } = subject;
  const layers = posterLayers(subject);
  const ground = backdrop(
    {
      width: POSTER_WIDTH,
      height: POSTER_HEIGHT,
      cx: 600,
      cy: 620 + layers.drop,
      r: 420,
      inks: layers.inks,
      random: random(`poster ${id}`),
    },
    style,
  );
  return picture(
    POSTER_WIDTH,
    POSTER_HEIGHT,
    layers.isMirrored
      ? `<g transform="translate(${POSTER_WIDTH} 0) scale(-1 1)">${ground}</g>`
      : ground,
    layers.behind,
    layers.front,
  );
}

/** True for about half of the posters, chosen by the id: their backdrop and lettering are mirrored. */
function isMirrored(id: number): boolean {
  return random(`mirror ${id}`).integer(0, 1) === 1;
}
