import { opacity, people, UNDRAWABLE } from "../../../../test/drawing";
import { wallpaperSvg } from "./wallpaper";

test.each(people(3).map((one) => [one.cname, one] as const))(
  "the wallpaper of %s fills a phone, 9:16",
  async (_, one) => {
    const svg = wallpaperSvg(one);
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
    expect(Number(width) / Number(height)).toBe(9 / 16);
    expect(svg).not.toMatch(UNDRAWABLE);
    expect((await opacity(svg, 18)).between(0, 1).least).toBe(255);
  },
);
