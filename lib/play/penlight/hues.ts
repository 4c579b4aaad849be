import { channels } from "../../artwork/drawing/color";

/** The families that colours are shown in, round the circle; the last holds what has no hue. */
export const HUES = [
  "Red",
  "Orange",
  "Brown",
  "Beige and cream",
  "Yellow",
  "Green",
  "Turquoise",
  "Blue",
  "Purple",
  "Pink",
  "Wine red",
  "Black, grey and white",
] as const;

export type Hue = (typeof HUES)[number];

/** Where each family ends, in degrees. What is beyond the last is red again. */
const ENDS: readonly (readonly [end: number, hue: Hue])[] = [
  [14, "Red"],
  [42, "Orange"],
  [64, "Yellow"],
  [168, "Green"],
  [188, "Turquoise"],
  [252, "Blue"],
  [300, "Purple"],
  [344, "Pink"],
  [360, "Red"],
];

/** Below this part of the strongest a colour has no hue to speak of. */
const FAINT = 0.12;

/** A red that is lighter than this is pink; a yellow or orange is cream, or beige, if it is weak as well. */
const PALE = 0.74;

/** A yellow or an orange below this strength is weak. */
const WEAK = 0.3;

/** A pink or an orange that is darker than this goes by another name. */
const DARK = 0.45;

interface Parts {
  /** In degrees. */
  readonly turn: number;
  /** Difference of the strongest and the weakest channel, and their mean, from 0 to 1. */
  readonly strength: number;
  readonly light: number;
}

function partsOf(hex: string): Parts {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => channel / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const strength = most - least;
  return {
    turn: strength === 0 ? 0 : sixthOf(red, green, blue, most, strength) * 60,
    strength,
    light: (most + least) / 2,
  };
}

/** The place on the circle of hues, 0 to 6, of a colour whose strongest channel is `most`. */
function sixthOf(red: number, green: number, blue: number, most: number, strength: number): number {
  if (most === red) return ((green - blue) / strength + 6) % 6;
  if (most === green) return (blue - red) / strength + 2;
  return (red - green) / strength + 4;
}

/** The family of a colour. @param hex six digits after # */
export function hueOf(hex: string): Hue {
  const { turn, strength, light } = partsOf(hex);
  if (strength < FAINT) return "Black, grey and white";
  const hue = ENDS.find(([end]) => turn <= end)?.[1] ?? "Red";
  if (light > PALE) {
    if (hue === "Red") return "Pink";
    if (strength < WEAK && (hue === "Orange" || hue === "Yellow")) return "Beige and cream";
  }
  if (light < DARK) {
    if (hue === "Pink") return "Wine red";
    if (hue === "Orange") return "Brown";
  }
  return hue;
}

/** Colours by family; in each from the light to the dark. */
export function byHue<One extends { color: string }>(all: readonly One[]): [Hue, One[]][] {
  const light = (one: One) => partsOf(one.color).light;
  return HUES.flatMap((hue): [Hue, One[]][] => {
    const members = all.filter(({ color }) => hueOf(color) === hue);
    return members.length === 0
      ? []
      : [[hue, members.toSorted((one, other) => light(other) - light(one))]];
  });
}
