import { observable, runInAction } from "mobx";
import { postToWorker } from "./post-to-worker";

/** Age of the last check after which a page that becomes visible checks for a new edition. */
const LOOK_AFTER_MS = 60 * 60 * 1000;

/** Waiting worker of a new edition; null if there is none. */
export const waitingEdition = observable.box<ServiceWorker | null>(null, { deep: false });

/** Sets `waitingEdition`, and checks for updates when the page becomes visible after an hour or more. */
export function watchEditions(registration: ServiceWorkerRegistration): void {
  const setWaiting = (worker: ServiceWorker | null) =>
    runInAction(() => waitingEdition.set(worker));
  const follow = (worker: ServiceWorker | null) => {
    // Without an active worker this is the browser's first.
    if (!worker || !registration.active) return;
    const look = () => {
      if (worker.state === "installed") setWaiting(worker);
      // Activated from another tab, or replaced by a newer one.
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
    // Offline; checked again later.
    registration.update().catch(() => null);
  });
}

/** Activates the waiting worker, and reloads the page once it controls. Other tabs stay as they are. */
export function showEdition(next: ServiceWorker, reload = () => window.location.reload()): void {
  let reloaded = false;
  const open = () => {
    if (reloaded || next.state !== "activated") return;
    reloaded = true;
    reload();
  };
  // An uncontrolled page gets no `controllerchange`; the state of the worker covers both cases.
  next.addEventListener("statechange", open);
  postToWorker(next, { type: "SKIP_WAITING" });
  open();
}
