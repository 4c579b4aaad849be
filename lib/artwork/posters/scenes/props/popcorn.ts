import { flat, shape } from "../../../drawing/outlined";
import { around } from "../../../drawing/shapes";
import { place } from "../../../drawing/svg";
import type { Setting } from "../stagecraft";
import { CREAM, RED } from "../stagecraft";

/** A bucket of popcorn on a seat at `foot`; once it is turned over, the corn falls. */
export function popcorn({ random, by }: Setting, foot: number): string {
  const left = by(1190, 900);
  const bucket = "M-34 0L-46 -92H46L34 0Z";
  const corns = around(22, () =>
    place(
      shape(
        "M-12 4a11 11 0 0 1 4 -16a10 10 0 0 1 18 4a11 11 0 0 1 -8 18a10 10 0 0 1 -14 -6Z",
        CREAM,
        4,
      ),
      left + random.between(-150, 150),
      foot - 110 - random.between(0, 1) ** 1.6 * by(330, 260),
      random.between(0, 360),
      random.between(0.9, 1.5),
    ),
  );
  return (
    corns.join("") +
    place(
      shape(bucket, "#ffffff", 7) + flat("M-22 0L-30 -89H-12L-10 0ZM10 0L12 -89H30L22 0Z", RED),
      left,
      foot + by(40, 60),
      8,
      by(1, 1.2),
    )
  );
}
