import { spot } from "../../../drawing/inks";
import { around, heart } from "../../../drawing/shapes";
import type { Motif, Stage } from "../stage";
import { lineWidth, places } from "../stage";
import { circle, group, path, place, round } from "../../../drawing/svg";

/** Special for Princess!: a frame of lace, a bow in each upper corner and hearts. */
export const ribbons: Motif = (stage) => {
  const { width, cy, inks, r, random } = stage;
  const line = lineWidth(stage);
  const hearts = places(stage, 8, r * 0.3, 0.66).map(([x, y], index) => {
    const size = r * random.between(0.14, 0.26);
    return place(path(heart(size), { fill: spot(inks, index) }), x, y, random.between(-24, 24));
  });
  const bowY = Math.max(r * 0.36, cy - r * 1.1);
  return group(
    { stroke: inks.ink, "stroke-width": line, "stroke-linejoin": "round" },
    ...hearts,
    lace(stage),
    place(bow(stage), r * 0.42, bowY, -14),
    place(bow(stage), width - r * 0.42, bowY, 14),
  );
};

// A scalloped border along the two sides and the top.
function lace({ width, height, r, inks }: Stage): string {
  const depth = r * 0.12;
  const rows = Math.round(height / (r * 0.26));
  const columns = Math.round(width / (r * 0.26));
  const [down, along] = [height / rows, width / columns];
  const arc = (x: number, y: number, length: number) =>
    `a${round(length / 2)} ${round(length / 2)} 0 0 1 ${round(x)} ${round(y)}`;
  const inner =
    `M${round(depth)} ${round(height)}` +
    around(rows, () => `a${round(down / 2)} ${round(down / 2)} 0 0 0 0 ${round(-down)}`).join("") +
    around(columns, () => "").join("");
  const right =
    `M${round(width - depth)} ${round(height)}` + around(rows, () => arc(0, -down, down)).join("");
  const top =
    `M0 ${round(depth)}` +
    around(columns, () => `a${round(along / 2)} ${round(along / 2)} 0 0 0 ${round(along)} 0`).join(
      "",
    );
  const holes = [
    ...around(rows, (index) => [depth * 1.25, (index + 0.5) * down] as const),
    ...around(rows, (index) => [width - depth * 1.25, (index + 0.5) * down] as const),
    ...around(columns, (index) => [(index + 0.5) * along, depth * 1.25] as const),
  ].map(([x, y]) => circle(x, y, r * 0.03, { fill: inks.base, "stroke-width": 0 }));
  return (
    path(`${inner}H-20V${round(height)}Z`, { fill: inks.paper }) +
    path(`${right}H${width + 20}V${round(height)}Z`, { fill: inks.paper }) +
    path(`${top}V-20H0Z`, { fill: inks.paper }) +
    holes.join("")
  );
}

function bow({ r, inks }: Stage): string {
  const at = (x: number, y: number) => `${round(x * r)} ${round(y * r)}`;
  const wing = `M0 0C${at(0.1, -0.26)} ${at(0.42, -0.3)} ${at(0.4, -0.02)}C${at(0.42, 0.26)} ${at(0.1, 0.2)} 0 0Z`;
  const tail = `M0 0L${at(0.3, 0.5)}L${at(0.2, 0.46)}L${at(0.14, 0.56)}Z`;
  const mirrored = (d: string, fill: string) =>
    path(d, { fill }) + `<g transform="scale(-1 1)">${path(d, { fill })}</g>`;
  return (
    mirrored(tail, spot(inks, 1)) +
    mirrored(wing, spot(inks, 0)) +
    circle(0, 0, r * 0.08, { fill: spot(inks, 1) })
  );
}
