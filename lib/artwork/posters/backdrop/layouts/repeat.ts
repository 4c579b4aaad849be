import { place } from "../../../drawing/svg";
import { cyclicItem, type Layout, randomWithin, numbersIn, piecesOf } from "./layout";

/** Number of steps that fit into a length. */
const COUNTS: Readonly<Record<string, (steps: number) => number>> = {
  cut: (steps) => Math.ceil(steps),
  scale: (steps) => Math.max(3, Math.round(steps)),
  space: (steps) => Math.max(3, Math.round(steps)),
};

/**
 * Elements in turn along an edge: `data-repeat-x` or `data-repeat-y` has the length of one, and if they are scaled to
 * fit (`scale`), spaced to fit (`space`: each in the middle of its step) or cut by the frame (`cut`). The first
 * begins `data-spill` earlier; scaled ones at both ends are larger by it. They rise towards both ends (`data-rise`), sag
 * between them (`data-sag`) and hang down randomly (`data-drop` of one).
 */
export const repeated: Layout = ({ stage, axes, attributes, children }) => {
  const isHorizontal = attributes.has("data-repeat-x");
  const name = isHorizontal ? "data-repeat-x" : "data-repeat-y";
  const [length = 1] = numbersIn(attributes, name);
  const fit = attributes.get(name)?.split(" ")[1] ?? "cut";
  const [from, to] = isHorizontal ? axes.spanX : axes.spanY;
  const count = COUNTS[fit]?.((to - from) / length) ?? 0;
  const step = fit === "cut" ? length : (to - from) / count;
  const [rise = 0] = numbersIn(attributes, "data-rise");
  const [sag = 0] = numbersIn(attributes, "data-sag");
  const [spill = 0] = numbersIn(attributes, "data-spill");
  const pieces = piecesOf(children);
  return Array.from({ length: count }, (_, index) => {
    const piece = cyclicItem(pieces, index);
    const edge = Math.abs(index / (count - 1) - 0.5) * 2;
    const share = (index + 0.5) / count;
    const along = from + step * (fit === "space" ? index + 0.5 : index) - (index === 0 ? spill : 0);
    const size = step + (index === 0 || index === count - 1 ? spill : 0);
    const across =
      sag * Math.sin(share * Math.PI) -
      rise * edge +
      randomWithin(stage, piece.attributes, "data-drop", 0);
    const [x, y] = isHorizontal
      ? [along, axes.y(piece.y) + across]
      : [axes.x(piece.x) + across, along];
    return place(piece.markup, x, y, 0, fit === "scale" ? size / length : 1);
  }).join("");
};
