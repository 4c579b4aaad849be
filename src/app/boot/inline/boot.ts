import { allowPrefetch } from "./allow-prefetch";
import { bootData } from "./boot-data";
import { createEarlyClicks } from "./early-clicks";
import { keepPage } from "./keep-page";
import { CONTROLS } from "./controls";
import { markFavorites } from "./mark-favorites";
import { noteNetwork } from "./note-network";
import { makeReadable } from "./readable-address";
import { guardScripts } from "./script-guard";
import { whenPainted } from "./when-painted";

/*
 * The only script that runs with the page: it stands inline at the end of every page, so it is kept small, and what
 * it imports from other folders is small and stands alone. It brings the site's scripts, keeps clicks that come earlier, and
 * guards against scripts that fail to load. A live page gets its scripts at the first idle moment or touch; a
 * reading page (reading-pages.ts) at the first press or focus of a control that needs them, and until then it
 * shows what this script knows of the device.
 */

const TOUCHES = ["pointerdown", "keydown", "touchstart"] as const;

const data = bootData(document);
const isReading = document.body.dataset.scripts === "on-use";
let isAsked = false;

window.pagePath = document.body.dataset.pagePath;

const load = () => {
  if (isAsked) return;
  isAsked = true;
  // From now on scripts go from page to page, and fetch what they need.
  delete document.documentElement.dataset.prefetch;
  for (const type of TOUCHES) window.removeEventListener(type, load, true);
  makeReadable(window);
  for (const src of data.scripts) {
    const script = document.createElement("script");
    script.src = src;
    script.async = false;
    document.head.append(script);
  }
};

const early = createEarlyClicks(document, load);
window.replayEarlyClicks = early.replay;
window.followEarlyLink = early.follow;
guardScripts(window, early);
noteNetwork(window);

// An address with a choice in it shows another state than the page was built with.
if (window.location.search) load();
else if (isReading) {
  allowPrefetch(window);
  const mark = () => {
    if (!isAsked) markFavorites(window);
  };
  mark();
  for (const type of ["pageshow", "storage"]) window.addEventListener(type, mark);
  document.addEventListener("focusin", ({ target }) => {
    if ((target as Element).matches(CONTROLS)) load();
  });
  whenPainted(window, () => keepPage(window, data, load));
} else {
  for (const type of TOUCHES) window.addEventListener(type, load, { capture: true, passive: true });
  whenPainted(window, load);
}
