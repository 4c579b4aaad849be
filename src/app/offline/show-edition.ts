import { tellWorker } from "./tell-worker";

/**
 * Lets the waiting worker `next` in and opens the page again, once, when it has taken over.
 * Other tabs stay as they are: someone may be in the middle of something there.
 */
export function showEdition(next: ServiceWorker, reload = () => window.location.reload()): void {
  let reloaded = false;
  const open = () => {
    if (reloaded || next.state !== "activated") return;
    reloaded = true;
    reload();
  };
  // A page that no worker controls gets no `controllerchange`; the worker's own state tells both.
  next.addEventListener("statechange", open);
  tellWorker(next, { type: "SKIP_WAITING" });
  open();
}
