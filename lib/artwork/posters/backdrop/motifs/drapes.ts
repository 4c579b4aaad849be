import { mix } from "../../../drawing/color";
import { spot } from "../../../drawing/inks";
import { around } from "../../../drawing/shapes";
import type { Motif, Stage } from "../stage";
import { lineWidth } from "../stage";
import { circle, group, path, place, round } from "../../../drawing/svg";

/** Valkyrie: the drapes of a small theatre, tied back, with a lace hem and buttons sewn on. */
export const drapes: Motif = (stage) => {
  const { width } = stage;
  const drape = curtain(stage);
  return group(
    { stroke: stage.inks.ink, "stroke-width": lineWidth(stage), "stroke-linejoin": "round" },
    drape,
    `<g transform="translate(${width} 0) scale(-1 1)">${drape}</g>`,
    valance(stage),
  );
};

// Folds hang from the rail, are gathered at the tie and fall open again below it.
function curtain({ width, height, r, cx, cy, inks }: Stage): string {
  const spread = Math.min(cx - r * 0.42, width * 0.34);
  const tie = cy + r * 0.78;
  const folds = around(5, (index) => {
    const top = [(index * spread) / 5, ((index + 1) * spread) / 5];
    const knot = [(index * spread) / 13 - 8, ((index + 1) * spread) / 13 - 8];
    const foot = [(index * spread) / 7 - 8, ((index + 1) * spread) / 7 - 8];
    const [t0 = 0, t1 = 0] = top.map(round);
    const [k0 = 0, k1 = 0] = knot.map(round);
    const [f0 = 0, f1 = 0] = foot.map(round);
    const middle = round(tie * 0.62);
    return path(
      `M${t0} 0C${t0} ${middle} ${k0} ${middle} ${k0} ${round(tie)}L${f0} ${height}H${f1}L${k1} ${round(tie)}` +
        `C${k1} ${middle} ${t1} ${middle} ${t1} 0Z`,
      { fill: index % 2 ? inks.deep : mix(inks.base, spot(inks, 1), 0.12) },
    );
  });
  const band = `M-10 ${round(tie - r * 0.06)}H${round(spread * 0.42)}V${round(tie + r * 0.06)}H-10Z`;
  return (
    folds.join("") +
    path(band, { fill: spot(inks, 0) }) +
    place(button(r * 0.1, spot(inks, 0)), spread * 0.42, tie)
  );
}

function valance({ width, r, inks }: Stage): string {
  const count = Math.max(5, Math.round(width / (r * 0.46)));
  const step = width / count;
  const drop = r * 0.2;
  const hem = (depth: number) =>
    `M-20 -20V${round(depth)}${around(count, () => `q${round(step / 2)} ${round(step * 0.55)} ${round(step)} 0`).join("")}`.replace(
      "M-20 -20V",
      "M0 -20V",
    ) + "V-20Z";
  const holes = around(count * 3, (index) => {
    const share = ((index % 3) + 0.5) / 3;
    const x = (Math.floor(index / 3) + share) * step;
    const y = drop + r * 0.03 + Math.sin(share * Math.PI) * step * 0.27;
    return circle(x, y, r * 0.022, { fill: inks.deep, stroke: "none" });
  });
  return (
    path(hem(drop + r * 0.08), { fill: inks.paper }) +
    holes.join("") +
    path(hem(drop * 0.7), { fill: spot(inks, 1) })
  );
}

/** A four-hole button of radius `size`. */
function button(size: number, fill: string): string {
  const holes = around(4, (index) =>
    circle(
      index % 2 ? size * 0.3 : -size * 0.3,
      index < 2 ? size * 0.3 : -size * 0.3,
      size * 0.12,
      {},
    ),
  );
  return circle(0, 0, size, { fill }) + circle(0, 0, size * 0.7, { fill: "none" }) + holes.join("");
}
