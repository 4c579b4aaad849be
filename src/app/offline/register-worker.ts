import { atBase } from "#src/data/browser/base-path";
import { workerContainer } from "#src/data/browser/worker-container";
import { WORKER } from "#lib/site/offline/names";

/** Registers the service worker; null where there is none to have. Never throws. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  // Spelt out, because the build puts the values in place of these very words.
  if (process.env.NODE_ENV !== "production" || process.env.ENCORE_OFFLINE === "off") return null;
  try {
    return (await workerContainer(window)?.register(atBase(WORKER))) ?? null;
  } catch {
    return null;
  }
}
