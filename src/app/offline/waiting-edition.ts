/** The worker of a new edition that waits to be let in; null while there is none. */
let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** The waiting worker, for useSyncExternalStore. */
export function getWaiting(): ServiceWorker | null {
  return waiting;
}

/** Sets the waiting worker and tells all who listen. */
export function setWaiting(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

/** Calls `listener` at each change; gives the function that ends it. */
export function subscribeToWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
