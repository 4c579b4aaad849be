import type { Raster } from "./raster";

/** Colours are counted in cubes of this many steps for each channel. */
const STEPS = 8;

/**
 * The dominant colour of a picture as "#rrggbb": the mean of the most frequent cube of the colour
 * space, counted over the pixels that are at least half opaque; "#000000" if there are none.
 */
export function dominantColor({ data, channels }: Pick<Raster, "data" | "channels">): string {
  const sums = Array.from({ length: STEPS ** 3 }, () => ({ count: 0, red: 0, green: 0, blue: 0 }));
  const step = (value: number) => Math.floor((value * STEPS) / 256);
  let best = { count: 0, red: 0, green: 0, blue: 0 };
  for (let at = 0; at + channels <= data.length; at += channels) {
    if (channels === 4 && data.readUInt8(at + 3) < 128) continue;
    const red = data.readUInt8(at);
    const green = data.readUInt8(at + 1);
    const blue = data.readUInt8(at + 2);
    const cube = sums[(step(red) * STEPS + step(green)) * STEPS + step(blue)];
    if (!cube) continue;
    cube.count += 1;
    cube.red += red;
    cube.green += green;
    cube.blue += blue;
    if (cube.count > best.count) best = cube;
  }
  const hex = (sum: number) =>
    Math.round(best.count ? sum / best.count : 0)
      .toString(16)
      .padStart(2, "0");
  return `#${hex(best.red)}${hex(best.green)}${hex(best.blue)}`;
}
