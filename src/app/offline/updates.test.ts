/** @jest-environment jsdom */
import { asWorker, FakeWorker } from "./worker.fixtures";
import { waitingUpdate, watchUpdates } from "./updates";

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = new FakeWorker("activated");
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  updateChecks = 0;

  update(): Promise<void> {
    this.updateChecks++;
    return Promise.reject(new TypeError("no network"));
  }

  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event("updatefound"));
  }
}

let registration: FakeRegistration;
const watch = () => watchUpdates(registration as unknown as ServiceWorkerRegistration);

beforeEach(() => {
  waitingUpdate.set(null);
  registration = new FakeRegistration();
});

describe("a new build", () => {
  it("is offered once installed, until it takes over", () => {
    watch();
    const next = new FakeWorker("installing");
    registration.find(next);
    expect(waitingUpdate.get()).toBeNull();
    next.become("installed");
    expect(waitingUpdate.get()).toBe(asWorker(next));
    next.become("activating");
    expect(waitingUpdate.get()).toBeNull();
  });

  it("is offered if it was waiting before the page loaded", () => {
    registration.waiting = new FakeWorker("installed");
    watch();
    expect(waitingUpdate.get()).toBe(asWorker(registration.waiting));
  });

  it("is replaced by a newer one", () => {
    registration.waiting = new FakeWorker("installed");
    const older = registration.waiting;
    watch();
    const newer = new FakeWorker("installing");
    registration.find(newer);
    newer.become("installed");
    older.become("redundant");
    expect(waitingUpdate.get()).toBe(asWorker(newer));
  });

  it("is not the first worker of a browser", () => {
    registration.active = null;
    watch();
    const first = new FakeWorker("installing");
    registration.find(first);
    first.become("installed");
    expect(waitingUpdate.get()).toBeNull();
  });
});

describe("the check for a new build", () => {
  beforeEach(() => jest.useFakeTimers({ now: 0 }));
  afterEach(() => jest.useRealTimers());

  const becomeVisible = () => document.dispatchEvent(new Event("visibilitychange"));

  it("happens when the page comes to the front after an hour, once for each hour", () => {
    watch();
    const minutes = (count: number) => jest.setSystemTime(count * 60_000);
    minutes(59);
    becomeVisible();
    expect(registration.updateChecks).toBe(0);
    minutes(60);
    becomeVisible();
    becomeVisible();
    expect(registration.updateChecks).toBe(1);
    minutes(120);
    becomeVisible();
    expect(registration.updateChecks).toBe(2);
  });
});
