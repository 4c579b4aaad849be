import type { HalftoneSide } from "./halftone";
import type { RayStyle } from "./sunburst";

export type Layout = "masthead" | "spine" | "band" | "badge";

export interface UnitStyle {
  rays: RayStyle;
  /** Text of the file with the motif behind the halo; empty for none. */
  motif: string;
  /** Text of the halo's edge in content/art/halos. */
  halo: string;
  halftone: HalftoneSide;
  /** Texts of files in content/art/confetti. */
  confetti: readonly string[];
  layout: Layout;
  /** Spot colours of the motif, which print well on the unit's own two. */
  spots: readonly [string, ...string[]];
}
