import { atBase } from "#src/data/browser/base-path";
import { workerContainer } from "#src/data/browser/worker-container";
import { WORKER } from "#lib/site/offline/names";

/** Registers the service worker; null if unsupported, denied or off. Never rejects. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  // Spelled out because the build replaces these exact expressions.
  if (process.env.NODE_ENV !== "production" || process.env.ENCORE_OFFLINE === "off") return null;
  try {
    return (await workerContainer(window)?.register(atBase(WORKER))) ?? null;
  } catch {
    return null;
  }
}
