import { FIRST_PAGE_DELAY, isFirstPage } from "./first-page";
import { cachePage } from "./cache-page";
import { registerWorker } from "./register-worker";
import { watchUpdates } from "./updates";
import { whenIdle } from "#src/data/browser/when-idle";

let registered: Promise<ServiceWorkerRegistration | null> | undefined;
let markNavigated = () => {};
const navigated = new Promise<void>((resolve) => {
  markNavigated = resolve;
});

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (isFirstPage(window)) {
    await Promise.race([
      navigated,
      new Promise((resolve) => window.setTimeout(resolve, FIRST_PAGE_DELAY)),
    ]);
  }
  await whenIdle();
  const registration = await registerWorker();
  if (registration) watchUpdates(registration);
  return registration;
}

/**
 * Registers the worker once, and has it cache the shown page. Called from Gatsby's `onRouteUpdate`, which also runs for
 * the first page: that is cached once the visitor navigates or has stayed for a minute. Never throws; works at idle
 * moments, and without storage not at all.
 */
export function startOffline(): void {
  const { pathname } = window.location;
  if (registered) markNavigated();
  registered ??= register();
  registered
    .then(async (registration) => {
      if (!registration) return;
      await whenIdle();
      await cachePage(registration, pathname);
    })
    .catch(() => null);
}
