import { INK, mix } from "../../../drawing/color";
import { line, shape } from "../../../drawing/outlined";
import { polygon } from "../../../drawing/shapes";
import { place } from "../../../drawing/svg";
import type { Setting } from "../stagecraft";
import { RED, LINE, block } from "../stagecraft";

/** The lid of a gift box with its ribbon, about 520 wide; (0, 0) is its middle. */
export function lid({ inks }: Setting): string {
  const top = polygon([
    [-230, -44],
    [-170, -104],
    [290, -104],
    [230, -44],
  ]);
  return (
    shape(top, mix(inks.second, "#ffffff", 0.5), LINE) +
    shape(block(-230, -44, 460, 84), inks.second, LINE) +
    shape(block(-44, -44, 88, 84), RED, LINE) +
    shape("M-44 -44L16 -104H104L44 -44Z", RED, LINE) +
    place(bow(), 30, -96, 0, 0.8)
  );
}

/** A bow tied of ribbon, its knot at (0, 0). */
export function bow(): string {
  const loop = (side: number) =>
    shape(
      `M0 0C${side * 40} -110 ${side * 190} -110 ${side * 170} -20C${side * 160} 50 ${side * 60} 40 0 0Z`,
      RED,
      LINE,
    ) + line(`M${side * 34} -14q${side * 50} -30 ${side * 86} -26`, INK, 6);
  return loop(-1) + loop(1) + shape(block(-30, -34, 60, 62), mix(RED, INK, 0.2), LINE);
}
