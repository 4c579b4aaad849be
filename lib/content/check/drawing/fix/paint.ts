import { hexColor } from "../../../read/messages/forms";

/** Colour names of drawing programs. */
const NAMED: Readonly<Record<string, string>> = {
  black: "#000000",
  white: "#ffffff",
  red: "#ff0000",
  lime: "#00ff00",
  green: "#008000",
  blue: "#0000ff",
  yellow: "#ffff00",
  cyan: "#00ffff",
  magenta: "#ff00ff",
  gray: "#808080",
  grey: "#808080",
  silver: "#c0c0c0",
  maroon: "#800000",
  navy: "#000080",
  purple: "#800080",
  teal: "#008080",
  olive: "#808000",
  orange: "#ffa500",
  gold: "#ffd700",
  pink: "#ffc0cb",
  brown: "#a52a2a",
  transparent: "none",
};

const COLORED: ReadonlySet<string> = new Set(["fill", "stroke"]);

/** An attribute's value in the notation of the contract: colours in lower-case hexadecimal, numbers without px. */
export function plainValue(name: string, value: string): string {
  const text = value.trim();
  const lower = text.toLowerCase();
  if (COLORED.has(name)) {
    if (/^var\(|^color-mix\(/.test(lower)) return lower.replaceAll(/,\s*/g, ", ");
    return NAMED[lower] ?? hexColor(text) ?? text;
  }
  return /^-?[\d.]+px$/.test(lower) ? lower.slice(0, -2) : text;
}

/** Default values of properties, without effect unless an element around sets another. */
export const DEFAULTS: ReadonlyMap<string, string> = new Map([
  ["stroke", "none"],
  ["stroke-width", "1"],
  ["stroke-opacity", "1"],
  ["fill-opacity", "1"],
  ["opacity", "1"],
  ["fill-rule", "nonzero"],
  ["clip-rule", "nonzero"],
  ["stroke-linecap", "butt"],
  ["stroke-linejoin", "miter"],
  ["stroke-miterlimit", "4"],
  ["stroke-dasharray", "none"],
  ["stroke-dashoffset", "0"],
]);

/** Style properties without effect in a drawing without text, unless they have another value. */
const WITHOUT_EFFECT: ReadonlyMap<string, RegExp> = new Map([
  ["display", /^(?:inline|block)$/],
  ["visibility", /^visible$/],
  ["mix-blend-mode", /^normal$/],
  ["isolation", /./],
  ["filter", /^none$/],
  ["mask", /^none$/],
  ["clip-path", /^none$/],
  ["marker", /^none$/],
  ["marker-start", /^none$/],
  ["marker-mid", /^none$/],
  ["marker-end", /^none$/],
  ["paint-order", /^(?:normal|fill.*)$/],
  ["vector-effect", /^none$/],
]);

const OF_TEXT =
  /^(?:-|font|text-|line-height|letter-|word-|writing-|baseline|dominant-|alignment-|white-space|direction|unicode|block-progression|stop-|solid-|shape-|color(?:-|$)|overflow|enable-background|image-rendering|cursor|pointer-|inline-size|glyph-|kerning)/;

/** True if a style property can be left out. */
export const isWithoutEffect = (name: string, value: string): boolean =>
  OF_TEXT.test(name) || (WITHOUT_EFFECT.get(name)?.test(value) ?? false);

export const declarations = (style: string): [name: string, value: string][] =>
  style.split(";").flatMap((part): [string, string][] => {
    const colon = part.indexOf(":");
    const [name, value] = [part.slice(0, colon).trim(), part.slice(colon + 1).trim()];
    return colon < 0 || value === ""
      ? []
      : [[name.toLowerCase(), value.replace(/!important$/, "").trim()]];
  });
