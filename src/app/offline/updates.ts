import { observable, runInAction } from "mobx";
import { postToWorker } from "./post-to-worker";

/** Age of the last check after which a page that becomes visible checks for an update. */
const CHECK_INTERVAL_MS = 60 * 60 * 1000;

/** Waiting service worker of a new build; null if there is none. */
export const waitingUpdate = observable.box<ServiceWorker | null>(null, { deep: false });

/** Sets `waitingUpdate`, and checks for updates when the page becomes visible after an hour or more. */
export function watchUpdates(registration: ServiceWorkerRegistration): void {
  const setWaiting = (worker: ServiceWorker | null) => runInAction(() => waitingUpdate.set(worker));
  const follow = (worker: ServiceWorker | null) => {
    // Without an active worker this is the browser's first.
    if (!worker || !registration.active) return;
    const update = () => {
      if (worker.state === "installed") setWaiting(worker);
      // Activated from another tab, or replaced by a newer one.
      else if (waitingUpdate.get() === worker) setWaiting(null);
    };
    update();
    worker.addEventListener("statechange", update);
  };
  follow(registration.waiting);
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));

  let lastCheck = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - lastCheck < CHECK_INTERVAL_MS)
      return;
    lastCheck = Date.now();
    // Offline; checked again later.
    registration.update().catch(() => null);
  });
}

/** Activates the waiting worker, and reloads the page once it controls. Other tabs stay as they are. */
export function applyUpdate(next: ServiceWorker, reload = () => window.location.reload()): void {
  let reloaded = false;
  const reloadOnce = () => {
    if (reloaded || next.state !== "activated") return;
    reloaded = true;
    reload();
  };
  // An uncontrolled page gets no `controllerchange`; the state of the worker covers both cases.
  next.addEventListener("statechange", reloadOnce);
  postToWorker(next, { type: "SKIP_WAITING" });
  reloadOnce();
}
