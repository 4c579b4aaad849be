import { repeat, polar } from "../../../drawing/shapes";
import { path, place, round } from "../../../drawing/svg";
import { cyclicItem, type Layout, numbersIn, piecesOf, turnOf } from "./layout";

/** Elements in turn, upright, in a ring around the halo: `data-ring` has their number and distance. */
export const ring: Layout = (placement) => {
  const [count = 0, radius = 0] = numbersIn(placement.attributes, "data-ring");
  const pieces = piecesOf(placement.children);
  const turn = turnOf(placement);
  return repeat(count, (index) => {
    const [x, y] = polar(0, 0, radius, turn + (index * 360) / count);
    return place(cyclicItem(pieces, index).markup, x, y);
  }).join("");
};

/**
 * Strokes like runes in a ring around the halo: `data-strokes` has their number, inner distance, range of outer
 * distances, and greatest angle in degrees.
 */
export const strokes: Layout = (placement) => {
  const [count = 0, from = 0, low = 0, high = 0, lean = 0] = numbersIn(
    placement.attributes,
    "data-strokes",
  );
  const turn = turnOf(placement);
  const { random } = placement.stage;
  const d = repeat(count, (index) => {
    const angle = turn + (index * 360) / count;
    const start = polar(0, 0, from, angle);
    const end = polar(0, 0, random.between(low, high), angle + random.between(-lean, lean));
    return `M${start.map(round).join(" ")}L${end.map(round).join(" ")}`;
  });
  return path(d.join(""), {});
};
