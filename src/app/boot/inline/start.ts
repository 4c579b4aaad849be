import { createClickQueue } from "./click-queue";
import { leavePopovers } from "./leave-popovers";
import { markNetwork } from "./mark-network";
import { markScroll } from "./mark-scroll";
import { guardScripts } from "./script-guard";

/* Shared by the inline scripts boot-live.ts and boot-reading.ts, which end every page: keep it, and its imports,
   small. */

/** Data of the build for the boot script (gatsby/scripts-slice.ts). */
export interface BootData {
  scripts: string[];
  worker?: string;
}

/** Queues clicks that precede the site's scripts, and guards against scripts that fail to load. */
export function start() {
  const text = document.getElementById("boot-data")?.textContent;
  const data = JSON.parse(text as string) as BootData;
  let isRequested = false;
  // As Gatsby's own inline script does, which boot-document.tsx removes.
  window.pagePath = document.body.dataset.pagePath;

  const load = () => {
    if (isRequested) return;
    isRequested = true;
    // From here on the scripts navigate and prefetch.
    delete document.documentElement.dataset.prefetch;
    let script: HTMLScriptElement | undefined;
    for (const src of data.scripts) {
      script = document.createElement("script");
      script.src = src;
      script.async = false;
      document.head.append(script);
    }
    // The last script sets up Gatsby's loader, unless a proxy replaced it.
    script?.addEventListener("load", () => window.___loader || fail());
  };

  const clicks = createClickQueue(document, load);
  window.replayEarlyClicks = clicks.replay;
  window.followEarlyLink = clicks.follow;
  const fail = guardScripts(window, clicks);
  leavePopovers(document);
  markNetwork(window);
  markScroll(window);
  // A query shows another state than the one that was built.
  if (window.location.search) load();
  return { data, load, isRequested: () => isRequested };
}
