type Message =
  | { type: "SKIP_WAITING" }
  | { type: "CACHE_URLS"; payload: { urlsToCache: (string | [string, RequestInit])[] } };

export function postToWorker(worker: ServiceWorker, message: Message): void {
  // The second argument is for windows only, but the lint rule demands it here too.
  worker.postMessage(message, { transfer: [] });
}
