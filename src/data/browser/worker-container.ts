/** The container of service workers; undefined where the browser lacks it or refuses it, as in some frames. */
export function workerContainer({ navigator }: Window): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
