import type { RawContent } from "../../read/read-content";
import { styleOf } from "./check-style";
import { type Mending, recoded } from "./line-ends";

/** What `--fix` writes, in this order: a later text of a file holds what the earlier ones mend. */
export const mendingsOf = (raw: RawContent): Mending[] => [...recoded(raw), ...styleOf(raw)];
