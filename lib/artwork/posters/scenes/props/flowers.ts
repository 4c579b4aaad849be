import { INK, mix } from "../../../drawing/color";
import { line, shape } from "../../../drawing/outlined";
import { around, polar, scallops } from "../../../drawing/shapes";
import { place, round } from "../../../drawing/svg";

/** A full rose of radius `r`, seen from the front. */
export function rose(r: number, fill: string): string {
  const width = Math.max(3.5, r * 0.09);
  const dark = mix(fill, INK, 0.22);
  const pale = mix(fill, "#ffffff", 0.28);
  const arc = (size: number, from: number, to: number): string => {
    const a = polar(0, 0, r * size, from)
      .map(round)
      .join(" ");
    const b = polar(0, 0, r * size, to)
      .map(round)
      .join(" ");
    const turn = round(r * size * 0.92);
    return `M${a}A${turn} ${turn} 0 0 1 ${b}`;
  };
  const folds = around(3, (index) => arc(0.6, index * 120 - 20, index * 120 + 76)).join("");
  const heart = around(3, (index) => arc(0.34, index * 120 + 40, index * 120 + 130)).join("");
  return (
    shape(scallops(5, r * 0.8, 0, 0, 18), fill, width) +
    shape(scallops(5, r * 0.54, 0, 0, -14), pale, width * 0.9) +
    shape(scallops(3, r * 0.28, 0, 0, 10), dark, width * 0.9) +
    line(folds + heart, INK, width * 0.7)
  );
}

/** A leaf `size` long that points to the right from (0, 0). */
export function leaf(size: number, fill = "#2f9e63"): string {
  const n = (share: number) => round(size * share);
  const d = `M0 0Q${n(0.4)} ${n(-0.46)} ${n(1)} 0Q${n(0.4)} ${n(0.46)} 0 0Z`;
  return (
    shape(d, fill, Math.max(3.5, size * 0.08)) +
    line(`M0 0H${n(0.74)}`, INK, Math.max(3, size * 0.05))
  );
}

/** Roses and leaves side by side along a line from `x` to `to` at `y`, hanging in loops. */
export function garland(
  x: number,
  to: number,
  y: number,
  loops: number,
  colors: readonly string[],
  r = 34,
): string {
  const count = loops * 6 + 1;
  const step = (to - x) / (count - 1);
  const sag = (index: number) => Math.sin(((index % 6) / 6) * Math.PI) * r * 1.7;
  const blooms = around(count, (index) => {
    const size = index % 6 === 0 ? r * 1.25 : r * 0.84;
    return place(
      rose(size, colors[index % colors.length] ?? "#ff3d77"),
      x + index * step,
      y + sag(index),
      index * 31,
    );
  });
  const leaves = around(
    count,
    (index) =>
      place(leaf(r * 1.3), x + index * step, y + sag(index), index % 2 ? 62 : -58) +
      place(leaf(r * 1.3), x + index * step, y + sag(index), index % 2 ? 128 : -124),
  );
  return leaves.join("") + blooms.join("");
}
