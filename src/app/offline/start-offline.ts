import { keepPage } from "./keep-page";
import { registerWorker } from "./register-worker";
import { watchEditions } from "./watch-editions";
import { whenIdle } from "#src/data/browser/when-idle";

let registered: Promise<ServiceWorkerRegistration | null> | undefined;

async function register(): Promise<ServiceWorkerRegistration | null> {
  await whenIdle();
  const registration = await registerWorker();
  if (registration) watchEditions(registration);
  return registration;
}

/**
 * Registers the worker (once) and has it keep the page that is shown. To be called from Gatsby's
 * `onRouteUpdate`, which also runs for the first page. Returns at once and never throws: all work
 * waits for an idle moment, and a browser that refuses storage has no offline pages, nothing worse.
 */
export function startOffline(): void {
  registered ??= register();
  registered
    .then(async (registration) => {
      if (!registration) return;
      await whenIdle();
      await keepPage(registration);
    })
    .catch(() => null);
}
