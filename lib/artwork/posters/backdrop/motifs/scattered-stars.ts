import { spot } from "../../../drawing/inks";
import { star } from "../../../drawing/shapes";
import { path, place } from "../../../drawing/svg";
import { lineWidth, type Motif, places } from "../stage";

/** A unit without a motif of its own: big stars round the halo, in its spot colours by turns. */
export const scatteredStars: Motif = (stage) =>
  places(stage, 14, stage.r * 0.62)
    .map(([x, y], index) =>
      place(
        path(star(5, stage.r * (index % 3 === 0 ? 0.3 : 0.2), 0.5), {
          fill: index % 2 === 0 ? spot(stage.inks, index / 2) : stage.inks.second,
          stroke: stage.inks.ink,
          "stroke-width": lineWidth(stage),
          "stroke-linejoin": "round",
        }),
        x,
        y,
        stage.random.between(-24, 24),
      ),
    )
    .join("");
