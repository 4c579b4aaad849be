import type { ColorSet } from "../../../content/types";
import type { SlotName } from "../../content/model/illustrations/slots";
import { brightness, INK, mix, PAPER, strengthen } from "./color";

/** Slots that any picture fills; parts of a figure have others. */
type Slot = Extract<
  SlotName,
  | keyof ColorSet
  | "accent"
  | "base"
  | "deep"
  | "halo"
  | "on-base"
  | "pale"
  | "second"
  | `spot-${number}`
>;

export interface Inks extends Record<Slot, string> {
  /** Further colours of the unit's motif; never empty. */
  spots: readonly [string, ...string[]];
}

/** Colours of a picture: the unit's set, the style's spot colours and, for a poster, the character's image colour. */
export function inksOf(
  colors: ColorSet,
  spots: readonly [string, ...string[]] = [colors.color1],
  accent: string = colors.color1,
): Inks {
  const { bar, border, color1, color2, cv, light } = colors;
  return {
    bar,
    border,
    cv,
    light,
    base: color1,
    second: color2,
    "on-base": brightness(color1) > 0.5 ? INK : PAPER,
    deep: mix(color1, INK, brightness(color1) > 0.55 ? 0.3 : 0.5),
    pale: mix(light, color2, 0.25),
    accent,
    halo: haloTint(accent),
    spots,
    "spot-1": spot({ spots }, 0),
    "spot-2": spot({ spots }, 1),
    "spot-3": spot({ spots }, 2),
    "spot-4": spot({ spots }, 3),
  };
}

export const spot = ({ spots }: Pick<Inks, "spots">, index: number): string =>
  spots[index % spots.length] ?? spots[0];

// A dark colour is strengthened first: mixed with white it would turn grey.
function haloTint(accent: string): string {
  const strong = strengthen(accent);
  return mix(strong, PAPER, 0.84 - 0.5 * brightness(strong));
}
