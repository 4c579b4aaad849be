import { spot } from "../../../drawing/inks";
import { around, polar, polygon } from "../../../drawing/shapes";
import type { Motif, Stage } from "../stage";
import { lineWidth, places } from "../stage";
import { circle, group, path, place, round } from "../../../drawing/svg";

/** AKATSUKI: a red moon that rises behind the halo over rows of waves, and maple leaves. */
export const moon: Motif = (stage) => {
  const { inks, r, cx, cy } = stage;
  const line = lineWidth(stage);
  const disc = circle(cx + r * 0.6, cy - r * 0.56, r * 1.02, {
    fill: spot(inks, 0),
    stroke: inks.pale,
    "stroke-width": r * 0.05,
  });
  const leaves = places(stage, 9, r * 0.3, 0.6).map(([x, y], index) =>
    place(
      path(maple(r * stage.random.between(0.12, 0.2)), { fill: spot(inks, index % 2 ? 2 : 1) }),
      x,
      y,
      stage.random.between(0, 360),
    ),
  );
  return (
    disc +
    clouds(stage) +
    waves(stage) +
    group({ stroke: inks.ink, "stroke-width": line * 0.7, "stroke-linejoin": "round" }, ...leaves)
  );
};

// Bands of mist with round ends, as on a printed fan.
function clouds({ inks, r, cx, cy, width }: Stage): string {
  const band = (x: number, y: number, length: number) =>
    `M${round(x)} ${round(y)}h${round(length)}`;
  const d = [
    band(cx + r * 0.5, cy - r * 1.06, width),
    band(cx + r * 0.86, cy - r * 0.9, width),
    band(-width, cy - r * 0.62, width + cx - r * 1.06),
    band(-width, cy - r * 0.46, width + cx - r * 1.2),
  ].join("");
  const stroke = { fill: "none", "stroke-linecap": "round" };
  return (
    path(d, { ...stroke, stroke: inks.ink, "stroke-width": r * 0.14 }) +
    path(d, { ...stroke, stroke: inks.pale, "stroke-width": r * 0.09 })
  );
}

// Seigaiha: rows of overlapping triple arcs that fill the lower part of the frame.
function waves(stage: Stage): string {
  const { width, height, cy, r, inks } = stage;
  const radius = r * 0.24;
  const rows = Math.ceil((height - cy) / (radius * 0.5));
  const scales = around(rows, (row) => {
    const y = cy + r * 0.36 + row * radius * 0.5;
    const start = row % 2 ? 0 : radius;
    const xs = around(
      Math.ceil(width / (radius * 2)) + 1,
      (index) => start + index * radius * 2 - radius,
    );
    const arcs = (size: number) =>
      xs
        .map(
          (x) =>
            `M${round(x - size)} ${round(y)}a${round(size)} ${round(size)} 0 0 1 ${round(size * 2)} 0Z`,
        )
        .join("");
    return (
      path(arcs(radius), { fill: inks.deep, stroke: inks.pale, "stroke-width": r * 0.016 }) +
      path(arcs(radius * 0.66), { fill: inks.base }) +
      path(arcs(radius * 0.33), { fill: inks.pale })
    );
  });
  return scales.slice(0, Math.ceil((r * 1.5) / (radius * 0.5))).join("");
}

/** A five-lobed maple leaf of radius `size`. */
export function maple(size: number): string {
  const lobes = [-90, -38, 22, 158, 218];
  const points = lobes.flatMap((angle, index) => {
    const tip = polar(0, 0, size * (index === 0 ? 1.15 : 1), angle);
    const next = (lobes[index + 1] ?? 270) as number;
    const notch = polar(0, 0, size * 0.36, index === 2 ? 70 : (angle + next) / 2);
    const side = polar(0, 0, size * 0.62, angle - 15);
    const far = polar(0, 0, size * 0.62, angle + 15);
    return [side, tip, far, notch];
  });
  return polygon(points) + `M0 0L${round(size * 0.1)} ${round(size * 1.2)}`;
}
