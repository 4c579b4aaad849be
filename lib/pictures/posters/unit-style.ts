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
  const wordsOf = (name: string) => (rootData(motif, `data-${name}`) ?? "").split(" ");
  const [cut, count] = wordsOf("rays");
  const [edge = ""] = wordsOf("edge");
  return {
    rays: { cut, count: Number(count) },
    motif,
    halo: illustration(illustrations, "halos", edge),
    halftone: wordsOf("halftone")[0],
    layout: wordsOf("lettering")[0],
    confetti: wordsOf("confetti").map((kind) => illustration(illustrations, "confetti", kind)),
    spots: wordsOf("spots"),
    // The check validates the root of each backdrop.
  } as unknown as UnitStyle;
}
