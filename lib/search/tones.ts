import { channels } from "../artwork/drawing/color";
import { COLOUR_WORDS, type ColourName, type ColourWord } from "./feature-words";
import tones from "./typical-tones.json";

/** Penalty of a second colour, such as a streak or the other eye. */
const SECOND_COLOUR_PENALTY = 0.02;

/** Typical tones of each colour in hair, eyes and clothes. */
const TONES: Readonly<Record<ColourName, readonly string[]>> = tones;

/** Colours that are also called by another's word, with a penalty. */
const ALSO_CALLED: Partial<Record<ColourName, ColourName>> = { blue: "light blue" };
const OTHER_NAME_PENALTY = 0.06;

/** Distance of colours, the most important first, from a colour word. */
export function distanceTo(name: ColourName, colours: readonly (string | undefined)[]): number {
  const distances = colours.flatMap((colour, index) =>
    colour === undefined
      ? []
      : TONES[name].map(
          (tone) => colourDistance(colour, tone) + (index > 0 ? SECOND_COLOUR_PENALTY : 0),
        ),
  );
  const other = ALSO_CALLED[name];
  return Math.min(
    ...distances,
    ...(other ? [distanceTo(other, colours) + OTHER_NAME_PENALTY] : []),
  );
}

export function hairWord(colour: string): string {
  const words = COLOUR_WORDS.map((word) => ({ word, distance: distanceTo(word.name, [colour]) }));
  const best = words.toSorted((one, other) => one.distance - other.distance)[0]?.word;
  const { name = "", ofHair } = (best ?? {}) as Partial<ColourWord>;
  return ofHair?.[0] ?? name;
}

/** Weight of hue, relative to lightness. */
const HUE_WEIGHT = 1.8;

/** Perceptual distance of two colours in OKLab: black and white are 1 apart. */
function colourDistance(one: string, other: string): number {
  const [l1, a1, b1] = oklab(one);
  const [l2, a2, b2] = oklab(other);
  return Math.hypot(l1 - l2, HUE_WEIGHT * (a1 - a2), HUE_WEIGHT * (b1 - b2));
}

type Lab = readonly [lightness: number, a: number, b: number];

/** Cache: content has few colours, and each is compared with every tone. */
const labByHex = new Map<string, Lab>();

function oklab(hex: string): Lab {
  const lab = labByHex.get(hex) ?? oklabOf(hex);
  labByHex.set(hex, lab);
  return lab;
}

function oklabOf(hex: string): Lab {
  const [r = 0, g = 0, b = 0] = channels(hex).map(linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linear(byte: number): number {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
