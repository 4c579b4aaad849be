/** The service worker container; undefined if the browser lacks or refuses it, as in some frames. */
export function workerContainer({ navigator }: Window): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
