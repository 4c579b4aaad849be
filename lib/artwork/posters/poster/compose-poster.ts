import type { ColorSet } from "../../../../content/types";
import { backdrop } from "../backdrop/backdrop";
import { inksOf } from "../../drawing/inks";
import { posterLettering } from "./title-lettering";
import { random } from "../../drawing/random";
import type { Stage } from "../backdrop/stage";
import { picture, place } from "../../drawing/svg";
import type { Layout } from "../backdrop/unit-style";
import { unitStyle } from "../backdrop/unit-style";

/** Size of a poster in its own units. */
export const POSTER_WIDTH = 1200;
export const POSTER_HEIGHT = 1600;

/** What a poster says besides its figure. */
export interface PosterTitle {
  id: number;
  name: string;
  /** The character's image colour. */
  color: string;
  /** Text of the backdrop of its unit. */
  backdrop?: string;
  unitName: string;
  unitColors: ColorSet;
  /** Layout of the lettering, if it is not the unit's. */
  layout?: Layout;
}

/** Sets a figure or an emblem (markup in poster units) into the poster of its unit. */
export function composePoster(title: PosterTitle, sitter: string): string {
  const style = unitStyle(title.backdrop);
  const inks = inksOf(title.unitColors, style.spots, title.color);
  const layout = title.layout ?? style.layout;
  const drop = layout === "masthead" ? 70 : 0;
  const stage: Stage = {
    width: POSTER_WIDTH,
    height: POSTER_HEIGHT,
    cx: 600,
    cy: 620 + drop,
    r: 420,
    inks,
    random: random(`poster ${title.id}`),
  };
  const mirrored = isMirrored(title.id);
  const words = { given: givenName(title.name), unit: title.unitName };
  const letters = posterLettering(words, layout, inks, mirrored);
  return picture(
    POSTER_WIDTH,
    POSTER_HEIGHT,
    mirrored ? mirror(backdrop(stage, style)) : backdrop(stage, style),
    letters.behind,
    drop ? place(sitter, 0, drop) : sitter,
    letters.front,
  );
}

/** Half of the posters show their backdrop and lettering the other way round; twins face each other. */
export function isMirrored(id: number): boolean {
  return random(`mirror ${id}`).whole(0, 1) === 1;
}

function mirror(markup: string): string {
  return `<g transform="translate(${POSTER_WIDTH} 0) scale(-1 1)">${markup}</g>`;
}

function givenName(name: string): string {
  return name.split(" ")[0] ?? name;
}
