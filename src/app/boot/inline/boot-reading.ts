import { allowPrefetch } from "./allow-prefetch";
import { completeShares } from "./complete-shares";
import { CONTROLS } from "./controls";
import { countDays } from "./count-days";
import { keepPage } from "./keep-page";
import { markFavorites } from "./mark-favorites";
import { offerWayUp } from "./offer-way-up";
import { start } from "./start";
import { whenPainted } from "./when-painted";

/*
 * The inline script of reading pages (lib/content/model/pages/page-kinds.ts): the others come at the first press or focus of a control that
 * needs them, and until then this one shows what it knows of the device.
 */

const { data, load, isAsked } = start();
if (!isAsked()) {
  countDays(window);
  completeShares(window);
  const mark = () => {
    if (!isAsked()) markFavorites(window);
  };
  mark();
  for (const type of ["pageshow", "storage"]) window.addEventListener(type, mark);
  offerWayUp(window, isAsked);
  document.addEventListener("focusin", ({ target }) => {
    if ((target as Element).matches(CONTROLS)) load();
  });
  // What asks for sizes comes last: before the first paint the page would be laid out once more for it.
  whenPainted(window, () => {
    if (!isAsked()) allowPrefetch(window);
    keepPage(window, data, load);
  });
}
