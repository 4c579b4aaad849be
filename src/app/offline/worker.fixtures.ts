/** A service worker whose state a test sets. Messages sent to it are listed. */
export class FakeWorker extends EventTarget {
  state: ServiceWorkerState;
  readonly messages: unknown[] = [];

  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }

  postMessage(message: unknown): void {
    this.messages.push(message);
  }
}

/** Hands a fake over where the browser's own type is asked for. */
export function asWorker(fake: FakeWorker): ServiceWorker {
  return fake as unknown as ServiceWorker;
}
