/** @jest-environment jsdom */
import { asWorker, FakeWorker } from "./worker.fixtures";
import { waitingEdition, watchEditions } from "./editions";

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = new FakeWorker("activated");
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  looks = 0;

  update(): Promise<void> {
    this.looks++;
    return Promise.reject(new TypeError("no network"));
  }

  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event("updatefound"));
  }
}

let registration: FakeRegistration;
const watch = () => watchEditions(registration as unknown as ServiceWorkerRegistration);

beforeEach(() => {
  waitingEdition.set(null);
  registration = new FakeRegistration();
});

describe("a new edition", () => {
  it("is offered once installed, until it takes over", () => {
    watch();
    const next = new FakeWorker("installing");
    registration.find(next);
    expect(waitingEdition.get()).toBeNull();
    next.become("installed");
    expect(waitingEdition.get()).toBe(asWorker(next));
    next.become("activating");
    expect(waitingEdition.get()).toBeNull();
  });

  it("is announced if it waited before the page came", () => {
    registration.waiting = new FakeWorker("installed");
    watch();
    expect(waitingEdition.get()).toBe(asWorker(registration.waiting));
  });

  it("is replaced by a newer one", () => {
    registration.waiting = new FakeWorker("installed");
    const older = registration.waiting;
    watch();
    const newer = new FakeWorker("installing");
    registration.find(newer);
    newer.become("installed");
    older.become("redundant");
    expect(waitingEdition.get()).toBe(asWorker(newer));
  });

  it("is not the first worker of a browser", () => {
    registration.active = null;
    watch();
    const first = new FakeWorker("installing");
    registration.find(first);
    first.become("installed");
    expect(waitingEdition.get()).toBeNull();
  });
});

describe("looking for one", () => {
  beforeEach(() => jest.useFakeTimers({ now: 0 }));
  afterEach(() => jest.useRealTimers());

  const comeToTheFront = () => document.dispatchEvent(new Event("visibilitychange"));

  it("happens when the page comes to the front after an hour, once for each hour", () => {
    watch();
    const minutes = (count: number) => jest.setSystemTime(count * 60_000);
    minutes(59);
    comeToTheFront();
    expect(registration.looks).toBe(0);
    minutes(60);
    comeToTheFront();
    comeToTheFront();
    expect(registration.looks).toBe(1);
    minutes(120);
    comeToTheFront();
    expect(registration.looks).toBe(2);
  });
});
