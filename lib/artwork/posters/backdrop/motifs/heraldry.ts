import { mix } from "../../../drawing/color";
import { spot } from "../../../drawing/inks";
import { polygon } from "../../../drawing/shapes";
import type { Motif, Stage } from "../stage";
import { lineWidth } from "../stage";
import { circle, group, path, place, rect, round } from "../../../drawing/svg";

/** Knights: a chequered field, two swords lowered behind the halo and a crown above it. */
export const heraldry: Motif = (stage) => {
  const { inks, r, cx, cy } = stage;
  const blade = sword(stage);
  return (
    chequers(stage) +
    group(
      { stroke: inks.ink, "stroke-width": lineWidth(stage), "stroke-linejoin": "round" },
      place(blade, cx, cy + r * 0.12, -46),
      place(blade, cx, cy + r * 0.12, 46),
      place(crown(stage), cx, cy - r * 1.2),
    )
  );
};

// Quarters of a shield: top left and bottom right chequered.
function chequers({ width, height, cx, cy, r, inks }: Stage): string {
  const size = r * 0.22;
  let d = "";
  for (let row = 0; row * size < height; row++) {
    for (let column = 0; column * size < width; column++) {
      const [x, y] = [column * size, row * size];
      const inside = x + size / 2 < cx === y + size / 2 < cy + r * 0.2;
      if (inside && (row + column) % 2 === 0)
        d += `M${round(x)} ${round(y)}h${round(size)}v${round(size)}h${round(-size)}Z`;
    }
  }
  return path(d, { fill: mix(inks.deep, inks.ink, 0.35) });
}

// Point at the bottom, hilt at the top, the middle of the blade at (0, 0).
function sword({ r, inks }: Stage): string {
  const hilt = -r * 1.3;
  const half = r * 0.075;
  const gold = spot(inks, 0);
  return (
    path(
      polygon([
        [-half, hilt],
        [half, hilt],
        [half, r * 1.2],
        [0, r * 1.45],
        [-half, r * 1.2],
      ]),
      { fill: inks.paper },
    ) +
    path(`M0 ${round(hilt)}V${round(r * 1.2)}`, { fill: "none" }) +
    rect(-half * 0.62, hilt - r * 0.3, half * 1.24, r * 0.3, { fill: inks.deep }) +
    path(
      `M${round(-r * 0.3)} ${round(hilt - r * 0.05)}q${round(r * 0.3)} ${round(r * 0.12)} ${round(r * 0.6)} 0v${round(r * 0.09)}q${round(-r * 0.3)} ${round(r * 0.12)} ${round(-r * 0.6)} 0Z`,
      { fill: gold },
    ) +
    circle(0, hilt - r * 0.36, r * 0.095, { fill: gold }) +
    circle(0, hilt - r * 0.36, r * 0.036, { fill: spot(inks, 1) })
  );
}

function crown({ r, inks }: Stage): string {
  const at = (x: number, y: number) => `${round(x * r)} ${round(y * r)}`;
  const d = `M${at(-0.3, 0.12)}L${at(-0.36, -0.16)}L${at(-0.16, -0.02)}L${at(0, -0.24)}L${at(0.16, -0.02)}L${at(0.36, -0.16)}L${at(0.3, 0.12)}Z`;
  const balls = [
    [-0.36, -0.17],
    [0, -0.26],
    [0.36, -0.17],
  ].map(([x = 0, y = 0]) => circle(x * r, y * r, r * 0.042, { fill: spot(inks, 1) }));
  return path(d, { fill: spot(inks, 0) }) + balls.join("");
}
