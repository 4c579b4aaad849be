import { spot } from "../../../drawing/inks";
import { heart, regular } from "../../../drawing/shapes";
import type { Motif, Stage } from "../stage";
import { lineWidth, outsideHalo } from "../stage";
import { circle, group, path, place, round } from "../../../drawing/svg";

/** ALKALOID: a molecule whose four kinds of atom carry the suits of a pack of cards. */
export const molecule: Motif = (stage) => {
  const { inks, r, width, height } = stage;
  const step = r * 0.42;
  const bonds: string[] = [];
  const atoms: string[] = [];
  // Corners of a honeycomb: every other corner of a brick pattern is joined upwards.
  for (let row = -1; row * step * 1.5 < height * 0.78; row++) {
    for (let column = -1; column * step * 0.866 < width + step; column++) {
      const up = (row + column) % 2 === 0;
      const x = column * step * 0.866;
      const y = row * step * 1.5 + (up ? 0 : step * 0.5);
      bonds.push(
        `M${round(x)} ${round(y)}L${round(x + step * 0.866)} ${round(y + (up ? 0.5 : -0.5) * step)}`,
      );
      if (up) bonds.push(`M${round(x)} ${round(y)}V${round(y - step)}`);
      if (stage.random.between(0, 1) < 0.42 && outsideHalo(stage, x, y, -r * 0.06))
        atoms.push(place(atom(stage, atoms.length), x, y));
    }
  }
  const d = bonds.join("");
  return (
    path(d, {
      fill: "none",
      stroke: inks.ink,
      "stroke-width": r * 0.07,
      "stroke-linecap": "round",
    }) +
    path(d, {
      fill: "none",
      stroke: inks.paper,
      "stroke-width": r * 0.036,
      "stroke-linecap": "round",
    }) +
    atoms.join("")
  );
};

function atom(stage: Stage, index: number): string {
  const { inks, r } = stage;
  const size = r * 0.12;
  const ball = circle(0, 0, size, {
    fill: index % 4 === 0 ? inks.paper : spot(inks, index),
    stroke: inks.ink,
    "stroke-width": lineWidth(stage),
  });
  return ball + group({ fill: inks.ink }, suit(index % 4, size * 1.05));
}

function suit(kind: number, size: number): string {
  const half = round(size * 0.5);
  if (kind === 1) return path(heart(size), {});
  if (kind === 2) return path(regular(4, size * 0.58), {});
  const stem = path(`M${-half * 0.4} ${half}H${half * 0.4}L0 0Z`, {});
  if (kind === 3) return `<g transform="rotate(180)">${path(heart(size * 0.95), {})}</g>${stem}`;
  const leaf = size * 0.26;
  return (
    circle(0, -size * 0.28, leaf, {}) +
    circle(-size * 0.27, size * 0.1, leaf, {}) +
    circle(size * 0.27, size * 0.1, leaf, {}) +
    stem
  );
}
