import type { RawContent } from "../../read/read-content";
import { inspectDrawing } from "../drawing/mendable";
import { styleOf } from "./check-style";
import { type Mending, recoded } from "./line-ends";

/** Texts that `--fix` writes, in this order: a later text of a file holds what the earlier ones mend. */
export const mendingsOf = (raw: RawContent): Mending[] => [
  ...recoded(raw),
  ...styleOf(raw),
  ...drawn(raw),
];

/** Drawings with what drawing programs add. */
function drawn({ drawings, illustrations }: RawContent): Mending[] {
  return [...drawings, ...illustrations].flatMap((one) => {
    const fixed = one.isReadable ? inspectDrawing(one).mended : undefined;
    return fixed === undefined ? [] : [{ file: one.file, rule: "drawing", fixed }];
  });
}
