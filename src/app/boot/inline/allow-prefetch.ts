import { savesData } from "#src/data/browser/saves-data";
import { MOBILE_MAX_WIDTH } from "../../routing/breakpoint";

/** Says as `data-prefetch` how eagerly the browser fetches pages that are linked (static/speculation-rules.json). */
export function allowPrefetch(view: Window): void {
  if (savesData()) return;
  view.document.documentElement.dataset.prefetch =
    view.innerWidth > MOBILE_MAX_WIDTH ? "moderate" : "conservative";
}
