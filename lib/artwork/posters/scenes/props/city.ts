import { random } from "../../../drawing/random";
import { around } from "../../../drawing/shapes";
import { circle, path } from "../../../drawing/svg";
import type { Box } from "./sheet";
import { block } from "./sheet";

/** Colours of a row of houses and of the windows that are lit in it. */
export interface CityPaint {
  wall: string;
  lit: readonly string[];
}

/** A row of towers that stand on the lower edge of `box` and are at most as tall as it. */
export function skyline(seed: string, box: Box, paint: CityPaint, low = 0.35): string {
  const { between, pick, whole } = random(seed);
  const walls: string[] = [];
  const panes = new Map<string, string[]>();
  for (let x = box.x; x < box.x + box.width; ) {
    const width = between(70, 130);
    const top = box.y + box.height * (1 - between(low, 1));
    walls.push(block(x, top, width + 2, box.y + box.height - top));
    if (!whole(0, 2)) walls.push(block(x + width / 2 - 4, top - 60, 8, 62));
    for (let y = top + 22; y < box.y + box.height - 30; y += 38) {
      for (let left = x + 14; left < x + width - 20; left += 28) {
        if (whole(0, 9) < 5) continue;
        const color = pick(paint.lit);
        panes.set(color, [...(panes.get(color) ?? []), block(left, y, 14, 20)]);
      }
    }
    x += width;
  }
  const windows = [...panes].map(([fill, all]) => path(all.join(""), { fill }));
  return path(walls.join(""), { fill: paint.wall }) + windows.join("");
}

/** Lights out of focus: clear discs, each with a brighter rim. */
export function bokeh(seed: string, box: Box, count: number, colors: readonly string[]): string {
  const { between, pick } = random(seed);
  return around(count, () => {
    const fill = pick(colors);
    const at = [box.x + between(0, box.width), box.y + between(0, box.height)] as const;
    return circle(...at, between(18, 58), {
      fill: "#ffffff",
      "fill-opacity": 0.1,
      stroke: fill,
      "stroke-opacity": 0.75,
      "stroke-width": 4,
    });
  }).join("");
}
