import { rootData } from "../../illustration/illustration";
import type { Confetto } from "./confetti";
import type { HaloEdge } from "./halo";
import type { HalftoneSide } from "./halftone";
import type { RayCut, RayStyle } from "./sunburst";

/** Where a poster's lettering stands. */
export type Layout = "masthead" | "spine" | "band" | "badge";

/** What pictures take from a backdrop. */
export interface UnitStyle {
  rays: RayStyle;
  /** Text of the file whose motif stands behind the halo; none if it is empty. */
  motif: string;
  edge: HaloEdge;
  halftone: HalftoneSide;
  confetti: readonly Confetto[];
  layout: Layout;
  /** Spot colours of the motif, chosen to print well on the unit's own two. */
  spots: readonly [string, ...string[]];
}

/**
 * The style of a unit's pictures, as the root of its backdrop says it.
 * @param backdrop text of a file in content/art/backdrops; without one only the colours tell the unit from others
 */
export function unitStyle(backdrop = ""): UnitStyle {
  const said = <Word extends string>(name: string, otherwise: Word): Word[] =>
    (rootData(backdrop, `data-${name}`) ?? otherwise).split(" ") as Word[];
  const [cut = "straight", count] = said<RayCut>("rays", "straight");
  const [edge = "plain"] = said<HaloEdge>("edge", "plain");
  const [halftone = "bottom"] = said<HalftoneSide>("halftone", "bottom");
  const [layout = "masthead"] = said<Layout>("lettering", "masthead");
  const [first = "#ffe14a", ...more] = said<string>("spots", "#ffe14a");
  return {
    rays: { cut, count: Number(count ?? 24) },
    motif: backdrop,
    edge,
    halftone,
    layout,
    confetti: said<Confetto>("confetti", "star"),
    spots: [first, ...more],
  };
}
