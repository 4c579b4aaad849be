import { mix, PAPER } from "../../../drawing/color";
import { shape } from "../../../drawing/outlined";
import { around } from "../../../drawing/shapes";
import { path, round } from "../../../drawing/svg";
import type { SceneFrame } from "../scene";
import { block, EDGE } from "./sheet";

/** A tiled floor below `horizon` whose rows run together at `middle`. */
export function tiledFloor(
  { width, height, colors }: SceneFrame,
  { horizon, middle }: { horizon: number; middle: number },
): string {
  const paving = mix(colors.light, colors.color2, 0.34);
  const dark = mix(paving, colors.color1, 0.5);
  const top = horizon + 4;
  // The rows meet above the horizon: only what lies on the floor is drawn.
  const share = (top - horizon + 120) / (height + 20 - horizon + 120);
  const at = (x: number) => round(middle + (x - middle) * share);
  const rows = around(15, (index) => {
    const x = middle + (index - 7) * width * 0.24;
    const to = x + width * 0.12;
    return `M${at(x)} ${top}L${round(x)} ${height + 20}H${round(to)}L${at(to)} ${top}Z`;
  });
  const bands = [0.1, 0.26, 0.5].map((depth) =>
    block(-20, horizon + (height - horizon) * depth, width + 40, 14 + depth * 46),
  );
  return (
    shape(block(-20, horizon, width + 40, height - horizon + 20), paving, EDGE + 1) +
    path(rows.join(""), { fill: dark }) +
    path(bands.join(""), { fill: mix(dark, PAPER, 0.5), "fill-opacity": 0.7 })
  );
}
