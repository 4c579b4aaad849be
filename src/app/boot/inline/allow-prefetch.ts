import { savesData } from "#src/data/browser/saves-data";
import { MOBILE_MAX_WIDTH } from "../../routing/breakpoint";

/**
 * Says on the root element, as `data-prefetch`, how eagerly the browser fetches pages that are linked
 * (static/speculation-rules.json): `moderate` where a pointer rests on a link of a wide window, `conservative` on
 * phones, where a finger has to press it, and not at all where the visitor saves data.
 */
export function allowPrefetch(view: Window): void {
  if (savesData()) return;
  view.document.documentElement.dataset.prefetch =
    view.innerWidth > MOBILE_MAX_WIDTH ? "moderate" : "conservative";
}
