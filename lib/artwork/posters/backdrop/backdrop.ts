import { confetti } from "./confetti";
import { halftone } from "./halftone";
import { halo } from "./halo";
import { motif } from "./motif";
import type { Stage } from "./stage";
import { sunburst } from "./sunburst";
import { circle } from "../../drawing/svg";
import type { UnitStyle } from "./unit-style";

/** Everything behind the figures: sunburst, halftone, the unit's motif, confetti and the halo. */
export function backdrop(stage: Stage, style: UnitStyle): string {
  const { cx, cy, r, inks } = stage;
  // A hard shadow keeps the halo apart from a busy motif.
  const shadow = circle(cx + r * 0.03, cy + r * 0.045, r * 1.02, {
    fill: inks.ink,
    "fill-opacity": 0.32,
  });
  return [
    sunburst(stage, style.rays),
    halftone(stage, style.halftone, 0.42, inks.deep),
    style.motif && motif(stage, style.motif),
    confetti(stage, style.confetti, 26),
    style.edge === "plain" ? shadow : "",
    halo(stage, style.edge),
  ].join("");
}
