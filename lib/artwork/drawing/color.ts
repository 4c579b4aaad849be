/** Colour of all outlines. */
export const INK = "#17131c";

export const PAPER = "#ffffff";

/** Mixes two colours. @param share of `other`, 0 to 1 @returns a `#rrggbb` colour */
export function mix(hex: string, other: string, share: number): string {
  const to = channels(other);
  return hexOf(channels(hex).map((value, i) => value + ((to[i] ?? 0) - value) * share));
}

/** Shade of a flat colour: towards a cool violet, as a second printing screen gives. */
export const shade = (hex: string, share = 0.24): string => mix(hex, "#2b1745", share);

/** True for yellow and orange, which a cool shade would make muddy. */
export function isWarm(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return red - blue > 60 && green > blue;
}

/** Tint of a flat colour: towards white. */
export const tint = (hex: string, share = 0.45): string => mix(hex, PAPER, share);

/** The same hue at full strength: the brightest channel raised to 255. */
export function strengthen(hex: string): string {
  const values = channels(hex);
  const most = Math.max(1, ...values);
  return hexOf(values.map((value) => (value * 255) / most));
}

/** Perceived brightness, 0 (black) to 1 (white). */
export function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}

/** Red, green and blue, 0 to 255, of `#rgb` or `#rrggbb`. */
export function channels(hex: string): number[] {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
}

function hexOf(values: readonly number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}
