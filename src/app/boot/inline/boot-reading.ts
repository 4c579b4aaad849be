import { allowPrefetch } from "./allow-prefetch";
import { completeShares } from "./complete-shares";
import { CONTROLS } from "./controls";
import { countDays } from "./count-days";
import { cachePage } from "./cache-page";
import { markFavorites } from "./mark-favorites";
import { showGoTop } from "./show-go-top";
import { start } from "./start";
import { whenPainted } from "./when-painted";

/* Inline script of reading pages (lib/content/model/pages/page-kinds.ts): loads the others when a control that needs
   them is pressed or focused. Until then it shows what depends on the device. */

const { data, load, isRequested } = start();
if (!isRequested()) {
  countDays(window);
  completeShares(window);
  const mark = () => {
    if (!isRequested()) markFavorites(window);
  };
  mark();
  for (const type of ["pageshow", "storage"]) window.addEventListener(type, mark);
  showGoTop(window, isRequested);
  document.addEventListener("focusin", ({ target }) => {
    if ((target as Element).matches(CONTROLS)) load();
  });
  // Measuring comes last: before the first paint it would force an extra layout.
  whenPainted(window, () => {
    if (!isRequested()) allowPrefetch(window);
    cachePage(window, data, load);
  });
}
