import type { ColorSet } from "../../../content/types";
import { brightness, INK, mix, PAPER, strengthen } from "./color";

/** The flat colours that one picture is printed in. */
export interface Inks extends Pick<ColorSet, "bar" | "border" | "cv" | "light"> {
  /** Outline and hard shadow. */
  ink: string;
  paper: string;
  /** Even and odd rays of the sunburst: the unit's color1 and color2. */
  base: string;
  second: string;
  /** A dark tone of the unit's colour. */
  deep: string;
  /** A pale tone of the unit's colour. */
  pale: string;
  /** Colours of the unit's motif besides its own; never empty. */
  spots: readonly [string, ...string[]];
  /** The character's image colour. */
  accent: string;
  /** Disc behind the head: a tint of the image colour that every hair colour stands out from. */
  halo: string;
}

/**
 * The colours of a picture from a unit's set, the spot colours of its style and, for a poster,
 * the character's image colour (the unit's main colour else).
 */
export function inksOf(
  colors: ColorSet,
  spots: readonly [string, ...string[]],
  accent: string = colors.color1,
): Inks {
  const { bar, border, cv, light } = colors;
  return {
    bar,
    border,
    cv,
    light,
    ink: INK,
    paper: PAPER,
    base: colors.color1,
    second: colors.color2,
    deep: mix(colors.color1, INK, brightness(colors.color1) > 0.55 ? 0.3 : 0.5),
    pale: mix(colors.light, colors.color2, 0.25),
    spots,
    accent,
    halo: haloTint(accent),
  };
}

/** Ink or paper, whichever can be read on the main colour. */
export const onBase = ({ base }: Pick<Inks, "base">): string =>
  brightness(base) > 0.5 ? INK : PAPER;

/** Spot colour `index`, counted round. */
export function spot(inks: Inks, index: number): string {
  return inks.spots[index % inks.spots.length] ?? inks.spots[0];
}

// A dark colour is first raised to its full strength: mixed with white as it is, it turns grey.
function haloTint(accent: string): string {
  const strong = strengthen(accent);
  return mix(strong, PAPER, 0.84 - 0.5 * brightness(strong));
}
