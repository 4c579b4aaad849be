import type { Unit } from "../../../content/types";
import { illustration, rootData } from "../../artwork/illustration/illustration";
import type { UnitStyle } from "../../artwork/posters/backdrop/unit-style";
import type { Catalogue } from "../../content/model/catalogue/catalogue";

/** Style of a unit's pictures, from the root of its backdrop; stars without one. */
export function unitStyle(
  unit: Pick<Unit, "backdrop"> | undefined,
  { illustrations }: Pick<Catalogue, "illustrations">,
): UnitStyle {
  const motif = illustration(illustrations, "backdrops", unit?.backdrop ?? "scattered-stars");
  const said = (name: string) => (rootData(motif, `data-${name}`) ?? "").split(" ");
  const [cut, count] = said("rays");
  const [edge = ""] = said("edge");
  return {
    rays: { cut, count: Number(count) },
    motif,
    halo: illustration(illustrations, "halos", edge),
    halftone: said("halftone")[0],
    layout: said("lettering")[0],
    confetti: said("confetti").map((kind) => illustration(illustrations, "confetti", kind)),
    spots: said("spots"),
    // The check validates the root of each backdrop.
  } as unknown as UnitStyle;
}
