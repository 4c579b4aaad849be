import { place } from "../../../drawing/svg";
import { outsideHalo, type Stage } from "../stage";
import { cyclicItem, type Layout, randomWithin, numbersIn, piecesOf } from "./layout";

/**
 * Elements in turn in free places around the halo: `data-scatter` has their number, least distance and lower limit in
 * the frame; each is rotated and scaled randomly (`data-turn`, `data-scale`, in the order of the file).
 */
export const scattered: Layout = ({ stage, axes, attributes, children }) => {
  const [count = 0, gap = 0, floor = 0] = numbersIn(attributes, "data-scatter");
  const pieces = piecesOf(children);
  const randomNames = [...attributes.keys()].filter(
    (name) => name === "data-turn" || name === "data-scale",
  );
  return places(stage, count, gap * axes.scale, floor / 100)
    .map(([x, y], index) => {
      const drawn = new Map(
        randomNames.map((name) => [name, randomWithin(stage, attributes, name, 0)]),
      );
      return place(
        cyclicItem(pieces, index).markup,
        (x - stage.cx) / axes.scale,
        (y - stage.cy) / axes.scale,
        drawn.get("data-turn") ?? 0,
        drawn.get("data-scale") ?? 1,
      );
    })
    .join("");
};

/** Up to `count` places outside the halo, at least `gap` apart, in the part of the frame above `floor`. */
function places(stage: Stage, count: number, gap: number, floor: number): [number, number][] {
  const found: [number, number][] = [];
  for (let attempt = 0; attempt < count * 30 && found.length < count; attempt++) {
    const x = stage.random.between(0.02, 0.98) * stage.width;
    const y = stage.random.between(0.02, floor) * stage.height;
    const free = found.every(([px, py]) => Math.hypot(px - x, py - y) >= gap);
    if (free && outsideHalo(stage, x, y, gap * 0.35)) found.push([x, y]);
  }
  return found;
}
