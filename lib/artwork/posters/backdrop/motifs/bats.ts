import { spot } from "../../../drawing/inks";
import { around } from "../../../drawing/shapes";
import type { Motif, Stage } from "../stage";
import { lineWidth, places } from "../stage";
import { group, path, place, round } from "../../../drawing/svg";

/** UNDEAD: gothic spires against the sunburst and a colony of bats that leaves them. */
export const bats: Motif = (stage) => {
  const { inks, r } = stage;
  const flock = places(stage, 11, r * 0.36, 0.66).map(([x, y], index) =>
    place(
      path(BAT, { fill: index % 3 === 1 ? spot(inks, 0) : inks.ink }),
      x,
      y,
      stage.random.between(-24, 24),
      (r / 430) * stage.random.between(0.75, 1.7),
    ),
  );
  return (
    spires(stage) +
    group({ stroke: inks.paper, "stroke-width": 4, "stroke-linejoin": "round" }, ...flock)
  );
};

/** A bat about 140 units wide, centred on (0, 0). */
const BAT =
  "M0 -16L8 -30L14 -14C30 -34 56 -38 74 -22C62 -18 60 -2 62 10C50 0 40 4 34 16C28 8 18 8 0 30" +
  "C-18 8 -28 8 -34 16C-40 4 -50 0 -62 10C-60 -2 -62 -18 -74 -22C-56 -38 -30 -34 -14 -14L-8 -30Z";

function spires(stage: Stage): string {
  const { width, height, cy, r, inks } = stage;
  const step = r * 0.26;
  const count = Math.ceil(width / step);
  const d = around(count, (index) => {
    const edge = Math.abs(index / (count - 1) - 0.5) * 2;
    const top =
      cy + r * (1.12 - edge * 0.72 - (index % 3 === 0 ? 0.34 : index % 3 === 1 ? 0.05 : 0.16));
    const x = index * step;
    return (
      `M${round(x)} ${round(height)}V${round(top + r * 0.34)}L${round(x + step / 2)} ${round(top)}` +
      `L${round(x + step)} ${round(top + r * 0.34)}V${round(height)}Z`
    );
  }).join("");
  const windows = around(count, (index) => {
    const x = index * step + step / 2;
    const y = cy + r * (index % 2 ? 1.06 : 0.86);
    const w = round(step * 0.14);
    return `M${round(x - w)} ${round(y)}v${round(-step * 0.34)}q${w} ${round(-step * 0.4)} ${w * 2} 0v${round(step * 0.34)}Z`;
  }).join("");
  return (
    path(d, {
      fill: inks.deep,
      stroke: inks.ink,
      "stroke-width": lineWidth(stage),
      "stroke-linejoin": "round",
    }) + path(windows, { fill: spot(inks, 0) })
  );
}
