type Message =
  | { type: "SKIP_WAITING" }
  | { type: "CACHE_URLS"; payload: { urlsToCache: (string | [string, RequestInit])[] } };

/** Sends a message to a worker. */
export function tellWorker(worker: ServiceWorker, message: Message): void {
  // The second argument is of use to windows only; a linter cannot tell one from the other.
  worker.postMessage(message, { transfer: [] });
}
