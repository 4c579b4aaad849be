/** Fake service worker: the test sets its state and reads the messages sent to it. */
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

export function asWorker(fake: FakeWorker): ServiceWorker {
  return fake as unknown as ServiceWorker;
}
