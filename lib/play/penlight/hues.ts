import { channels } from "../../artwork/drawing/color";

/** Families of colours, round the circle of hues; the last is for colours without a hue. */
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

/** End of each family in degrees. Above the last it is red again. */
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

/** Below this strength, relative to the strongest, a colour counts as grey. */
const FAINT = 0.12;

/** A lighter red is pink. A lighter yellow or orange is cream, or beige if it is also weak. */
const PALE = 0.74;

/** Strength below which yellow and orange are weak. */
const WEAK = 0.3;

/** Lightness below which pink and orange have another name. */
const DARK = 0.45;

interface HueParts {
  /** In degrees. */
  readonly angle: number;
  /** Difference of the strongest and the weakest channel, and their mean, 0 to 1. */
  readonly strength: number;
  readonly light: number;
}

function partsOf(hex: string): HueParts {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => channel / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const strength = most - least;
  return {
    angle: strength === 0 ? 0 : sixthOf(red, green, blue, most, strength) * 60,
    strength,
    light: (most + least) / 2,
  };
}

/** Position on the circle of hues, 0 to 6, of a colour whose strongest channel is `most`. */
function sixthOf(red: number, green: number, blue: number, most: number, strength: number): number {
  if (most === red) return ((green - blue) / strength + 6) % 6;
  if (most === green) return (blue - red) / strength + 2;
  return (red - green) / strength + 4;
}

/** Family of a colour. @param hex six digits after # */
export function hueOf(hex: string): Hue {
  const { angle, strength, light } = partsOf(hex);
  if (strength < FAINT) return "Black, grey and white";
  const hue = ENDS.find(([end]) => angle <= end)?.[1] ?? "Red";
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

/** Groups colours by family, each from light to dark. */
export function byHue<One extends { color: string }>(all: readonly One[]): [Hue, One[]][] {
  const light = (one: One) => partsOf(one.color).light;
  return HUES.flatMap((hue): [Hue, One[]][] => {
    const members = all.filter(({ color }) => hueOf(color) === hue);
    return members.length === 0
      ? []
      : [[hue, members.toSorted((one, other) => light(other) - light(one))]];
  });
}
