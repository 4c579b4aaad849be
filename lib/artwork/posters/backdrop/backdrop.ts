import { confetti } from "./confetti";
import { halftone } from "./halftone";
import { halo } from "./halo";
import { motif } from "./motif";
import type { Stage } from "./stage";
import { sunburst } from "./sunburst";
import type { UnitStyle } from "./unit-style";

/** The ground behind the figures: sunburst, halftone, the unit's motif, confetti and the halo. */
export function backdrop(stage: Stage, style: UnitStyle): string {
  return [
    sunburst(stage, style.rays),
    halftone(stage, style.halftone, 0.42, stage.inks.deep),
    style.motif && motif(stage, style.motif),
    confetti(stage, style.confetti, 26),
    halo(stage, style.halo),
  ].join("");
}
