import { spot } from "../../../drawing/inks";
import { polygon, regular } from "../../../drawing/shapes";
import type { Motif, Stage } from "../stage";
import { lineWidth, outsideHalo } from "../stage";
import { group, path, place, rect, round } from "../../../drawing/svg";

/** Crazy:B: honeycomb in the corners, honey that runs from the top and two bees. */
export const honeycomb: Motif = (stage) => {
  const { inks, r, width, height } = stage;
  const size = r * 0.2;
  const cells: string[] = [];
  for (let row = 0; row * size * 1.5 < height + size; row++) {
    for (let column = 0; column * size * 1.74 < width + size; column++) {
      const x = (column + (row % 2) * 0.5) * size * 1.732;
      const y = row * size * 1.5;
      const corner = Math.min(
        Math.hypot(x, y - height * 0.52),
        Math.hypot(width - x, y - height * 0.3),
        Math.hypot(width - x, y - height * 0.62) * 1.1,
      );
      if (corner > r * stage.random.between(0.55, 1.05) || !outsideHalo(stage, x, y, -r * 0.2))
        continue;
      const fill = stage.random.pick([
        spot(inks, 0),
        spot(inks, 1),
        inks.deep,
        inks.paper,
        inks.base,
      ]);
      cells.push(path(regular(6, size, -90, x, y), { fill }));
    }
  }
  return group(
    { stroke: inks.ink, "stroke-width": lineWidth(stage), "stroke-linejoin": "round" },
    ...cells,
    honey(stage),
    place(bee(stage, r * 0.2), width * 0.13, stage.cy - r * 0.82, -22),
    place(bee(stage, r * 0.15), width * 0.9, stage.cy - r * 0.15, 200),
  );
};

function honey({ width, r, inks, random }: Stage): string {
  const count = Math.round(width / (r * 0.3));
  const step = width / count;
  let d = `M-20 -20V${round(r * 0.12)}`;
  for (let index = 0; index < count; index++) {
    const drop = r * (index % 2 ? 0.04 : random.between(0.12, 0.5));
    const half = round(step / 2);
    const end = round(index * step + step + (index === count - 1 ? 20 : 0));
    d += `V${round(r * 0.12 + drop)}A${half} ${half} 0 0 ${index % 2 ? 1 : 0} ${end} ${round(r * 0.12 + drop)}V${round(r * 0.12)}`;
  }
  return path(`${d}V-20Z`, { fill: spot(inks, 1) });
}

function bee({ inks }: Stage, size: number): string {
  const wing = (angle: number) =>
    `<ellipse rx="${round(size * 0.62)}" ry="${round(size * 0.34)}" fill="#ffffff" transform="translate(0 ${round(-size * 0.55)}) rotate(${angle}) translate(0 ${round(-size * 0.3)})"/>`;
  const stripes = [-0.32, 0.12].map((x) =>
    rect(x * size, -size * 0.56, size * 0.22, size * 1.12, { fill: inks.ink, stroke: "none" }),
  );
  return (
    wing(60) +
    wing(105) +
    path(
      polygon([
        [size * 0.8, -size * 0.2],
        [size * 1.25, 0],
        [size * 0.8, size * 0.2],
      ]),
      { fill: inks.ink },
    ) +
    `<ellipse rx="${round(size * 0.95)}" ry="${round(size * 0.6)}" fill="${spot(inks, 0)}"/>` +
    stripes.join("") +
    `<circle cx="${round(-size * 0.62)}" cy="${round(-size * 0.12)}" r="${round(size * 0.09)}" fill="${inks.ink}"/>`
  );
}
