import type { Bytes } from "./bytes";
import type { LighthouseFigures } from "./lighthouse-figures";
import type { PageType } from "./page-types";
import type { ScriptSizes } from "./script-sizes";

/** All that is measured of one page. */
export interface Measurement {
  page: PageType;
  /** Of the median run. */
  lighthouse: LighthouseFigures;
  /** As sent in the median run. */
  bytes: Bytes;
  scripts: ScriptSizes;
  /** Largest contentful paint of the same page without scripts, ms, of the median run. */
  limit: number;
}
