import { FIRST_PAGE, isFirstPage } from "./first-page";
import { keepPage } from "./keep-page";
import { registerWorker } from "./register-worker";
import { watchEditions } from "./editions";
import { whenIdle } from "#src/data/browser/when-idle";

let registered: Promise<ServiceWorkerRegistration | null> | undefined;
let walkOn = () => {};
const walkedOn = new Promise<void>((resolve) => {
  walkOn = resolve;
});

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (isFirstPage(window)) {
    await Promise.race([
      walkedOn,
      new Promise((resolve) => window.setTimeout(resolve, FIRST_PAGE)),
    ]);
  }
  await whenIdle();
  const registration = await registerWorker();
  if (registration) watchEditions(registration);
  return registration;
}

/**
 * Registers the worker (once) and has it keep the page that is shown. To be called from Gatsby's
 * `onRouteUpdate`, which also runs for the first page: that is left alone until the visitor walks on or has
 * been there for a minute, and is kept then. Returns at once and never throws: all work
 * waits for an idle moment, and a browser that refuses storage has no offline pages, nothing worse.
 */
export function startOffline(): void {
  const { pathname } = window.location;
  if (registered) walkOn();
  registered ??= register();
  registered
    .then(async (registration) => {
      if (!registration) return;
      await whenIdle();
      await keepPage(registration, pathname);
    })
    .catch(() => null);
}
