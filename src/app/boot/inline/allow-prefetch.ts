import { savesData } from "#src/data/browser/saves-data";
import { MOBILE_MAX_WIDTH } from "../../routing/breakpoint";

/**
 * Sets `data-prefetch`, the eagerness with which the browser prefetches linked pages (static/speculation-rules.json).
 */
export function allowPrefetch(view: Window): void {
  if (savesData()) return;
  view.document.documentElement.dataset.prefetch =
    view.innerWidth > MOBILE_MAX_WIDTH ? "moderate" : "conservative";
}
