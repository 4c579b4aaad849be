import type { HalftoneSide } from "./halftone";
import type { RayStyle } from "./sunburst";

/** Where a poster's lettering stands. */
export type Layout = "masthead" | "spine" | "band" | "badge";

/** What pictures take from a backdrop. */
export interface UnitStyle {
  rays: RayStyle;
  /** Text of the file whose motif stands behind the halo; none if it is empty. */
  motif: string;
  /** Text of the edge of the halo in content/art/halos. */
  halo: string;
  halftone: HalftoneSide;
  /** Texts of files in content/art/confetti. */
  confetti: readonly string[];
  layout: Layout;
  /** Spot colours of the motif, chosen to print well on the unit's own two. */
  spots: readonly [string, ...string[]];
}
