import { runInAction } from "mobx";
import { waitingEdition } from "./waiting-edition";

/** A page that comes to the front looks for a new edition if the last look is as old as this. */
const LOOK_AFTER_MS = 60 * 60 * 1000;

/**
 * Says when a new edition waits (see waiting-edition), and looks for one when the page comes to
 * the front after an hour or more. The first worker of a browser is no new edition.
 */
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
