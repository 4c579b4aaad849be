import { createEarlyClicks } from "./early-clicks";
import { leavePopovers } from "./leave-popovers";
import { noteNetwork } from "./note-network";
import { noteScroll } from "./note-scroll";
import { guardScripts } from "./script-guard";

/*
 * A page's own script, which runs with it: boot-live.ts or boot-reading.ts, and what they share. It stands inline at
 * the end of every page, so it is kept small, and what it imports from other folders is small and stands alone.
 */

/** What the boot script is told of the build (gatsby/scripts-slice.ts). */
export interface BootData {
  scripts: string[];
  worker?: string;
}

/** Keeps clicks that come before the site's scripts, and guards against scripts that fail to load. */
export function start() {
  const text = document.getElementById("boot-data")?.textContent;
  const data = JSON.parse(text as string) as BootData;
  let isAsked = false;
  window.pagePath = document.body.dataset.pagePath;

  const load = () => {
    if (isAsked) return;
    isAsked = true;
    // From now on scripts go from page to page, and fetch what they need.
    delete document.documentElement.dataset.prefetch;
    let script: HTMLScriptElement | undefined;
    for (const src of data.scripts) {
      script = document.createElement("script");
      script.src = src;
      script.async = false;
      document.head.append(script);
    }
    // The last of them sets Gatsby's loader up, unless something else came in their places.
    script?.addEventListener("load", () => window.___loader || fail());
  };

  const early = createEarlyClicks(document, load);
  window.replayEarlyClicks = early.replay;
  window.followEarlyLink = early.follow;
  const fail = guardScripts(window, early);
  leavePopovers(document);
  noteNetwork(window);
  noteScroll(window);
  // An address with a choice in it shows another state than the page was built with.
  if (window.location.search) load();
  return { data, load, isAsked: () => isAsked };
}
