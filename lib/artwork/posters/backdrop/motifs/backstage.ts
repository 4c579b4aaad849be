import { spot } from "../../../drawing/inks";
import { around, gear, polygon } from "../../../drawing/shapes";
import type { Motif, Stage } from "../stage";
import { lineWidth } from "../stage";
import { circle, group, path, place, rect } from "../../../drawing/svg";

/** Unit other: what stands behind a show, with spotlights, a strip of film and gears. */
export const backstage: Motif = (stage) => {
  const { width, height, r, cx, cy, inks } = stage;
  const wheel = (x: number, y: number, size: number, teeth: number, index: number) =>
    place(
      path(gear(teeth, size, size * 0.24), { fill: spot(inks, index) }) +
        circle(0, 0, size * 0.66, { fill: inks.pale }) +
        circle(0, 0, size * 0.24, { fill: inks.ink }),
      x,
      y,
      stage.random.between(0, 40),
    );
  return (
    beam([width * 0.04, 0], [cx - r * 0.1, height], r * 0.9) +
    beam([width * 0.96, 0], [cx + r * 0.1, height], r * 0.9) +
    group(
      { stroke: inks.ink, "stroke-width": lineWidth(stage), "stroke-linejoin": "round" },
      place(film(stage), cx - r * 1.18, cy - r * 0.2, 14),
      wheel(cx + r * 1.2, cy + r * 0.42, r * 0.26, 12, 0),
      wheel(cx + r * 1.06, cy - r * 0.96, r * 0.2, 10, 1),
      wheel(cx + r * 1.36, cy - r * 0.72, r * 0.13, 8, 2),
      place(lamp(stage), width * 0.1, r * 0.02, 24),
    )
  );
};

function beam(from: [number, number], to: [number, number], spread: number): string {
  const d = polygon([
    [from[0] - 30, from[1]],
    [from[0] + 30, from[1]],
    [to[0] + spread, to[1]],
    [to[0] - spread, to[1]],
  ]);
  return path(d, { fill: "#ffffff", "fill-opacity": 0.3 });
}

function film({ r, inks, height }: Stage): string {
  const half = r * 0.16;
  const step = r * 0.3;
  const frames = around(Math.ceil(height / step), (index) => {
    const y = -height / 2 + index * step;
    const holes = around(3, (hole) => {
      const at = y + (hole + 0.3) * (step / 3);
      return [-1.22, 1.02]
        .map((x) => rect(x * half, at, half * 0.2, step * 0.14, { fill: inks.paper }))
        .join("");
    });
    return (
      rect(-half * 0.86, y + step * 0.08, half * 1.72, step * 0.84, { fill: spot(inks, index) }) +
      holes.join("")
    );
  });
  return (
    rect(-half * 1.36, -height, half * 2.72, height * 2, { fill: inks.ink }) +
    group({ stroke: "none" }, ...frames)
  );
}

function lamp({ r, inks }: Stage): string {
  return (
    rect(-r * 0.14, -r * 0.16, r * 0.28, r * 0.34, { fill: inks.deep }) +
    path(
      polygon([
        [-r * 0.14, r * 0.18],
        [r * 0.14, r * 0.18],
        [r * 0.24, r * 0.32],
        [-r * 0.24, r * 0.32],
      ]),
      { fill: inks.ink },
    ) +
    rect(-r * 0.2, r * 0.32, r * 0.4, r * 0.06, { fill: spot(inks, 0) })
  );
}
