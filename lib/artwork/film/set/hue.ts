import { channels } from "../../drawing/color";

/** Hue of a colour, 0 to 360 degrees from red; greys come last. */
export function hueOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range < 24) return 360 + most / 255;
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return ((sixth + 6) % 6) * 60;
}
