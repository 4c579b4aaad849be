import { observable, runInAction } from "mobx";
import { tellWorker } from "./tell-worker";

/** A page that comes to the front looks for a new edition if the last look is as old as this. */
const LOOK_AFTER_MS = 60 * 60 * 1000;

/** The worker of a new edition that waits to be let in; null while there is none. */
export const waitingEdition = observable.box<ServiceWorker | null>(null, { deep: false });

/** Says when a new edition waits, and looks for one when the page comes to the front after an hour or more. */
export function watchEditions(registration: ServiceWorkerRegistration): void {
  const setWaiting = (worker: ServiceWorker | null) =>
    runInAction(() => waitingEdition.set(worker));
  const follow = (worker: ServiceWorker | null) => {
    // Without an active worker this is the first one of the browser.
    if (!worker || !registration.active) return;
    const look = () => {
      if (worker.state === "installed") setWaiting(worker);
      // Let in from another tab, or thrown away for a newer one: nothing is left to be shown.
      else if (waitingEdition.get() === worker) setWaiting(null);
    };
    look();
    worker.addEventListener("statechange", look);
  };
  follow(registration.waiting);
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));

  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - looked < LOOK_AFTER_MS) return;
    looked = Date.now();
    // Without the network there is no news; the next look will tell.
    registration.update().catch(() => null);
  });
}

/** Lets the waiting worker in and opens the page again, once, when it has taken over. Other tabs stay as they are. */
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
