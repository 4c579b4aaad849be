/** @jest-environment jsdom */
import { DraftLock, TIMEOUT } from "./draft-lock";
import { browserLocks, installTimeoutSignal } from "./draft-lock.fixtures";

beforeEach(() => {
  jest.useFakeTimers();
  installTimeoutSignal();
});
afterEach(() => jest.useRealTimers());

async function acquire(lock: DraftLock, id: string): Promise<boolean> {
  const hold = await lock.acquire(id);
  if (hold) lock.setCurrent(hold);
  return hold !== undefined;
}

it("locks a draft for one tab, and fails in others after a timeout", async () => {
  const locks = browserLocks();
  const [one, other] = [new DraftLock(locks), new DraftLock(locks)];
  expect(await acquire(one, "a")).toBe(true);
  let answer: boolean | undefined;
  const acquired = acquire(other, "a").then((isFree) => {
    answer = isFree;
  });
  await jest.advanceTimersByTimeAsync(TIMEOUT - 1);
  expect(answer).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  await acquired;
  expect(answer).toBe(false);
  expect(await acquire(one, "b")).toBe(true);
  expect(await acquire(other, "a")).toBe(true);
});

it("locks a draft for a waiting tab as soon as it is released", async () => {
  const locks = browserLocks();
  const [one, other] = [new DraftLock(locks), new DraftLock(locks)];
  await acquire(one, "a");
  const acquired = acquire(other, "a");
  await jest.advanceTimersByTimeAsync(TIMEOUT / 2);
  one.end();
  expect(await acquired).toBe(true);
});

it("locks a second draft briefly", async () => {
  const locks = browserLocks();
  const [one, other] = [new DraftLock(locks), new DraftLock(locks)];
  await acquire(one, "a");
  (await one.acquire("b"))?.release();
  (await one.acquire("a"))?.release();
  expect(await acquire(other, "b")).toBe(true);
  const acquired = acquire(other, "a");
  await jest.advanceTimersByTimeAsync(TIMEOUT);
  expect(await acquired).toBe(false);
});

it("frees all drafts without lock support", async () => {
  expect(await acquire(new DraftLock(undefined), "a")).toBe(true);
  const rejectingLocks = { request: () => Promise.reject(new DOMException("no", "SecurityError")) };
  const get = () => {
    throw new DOMException("no", "SecurityError");
  };
  for (const locks of [rejectingLocks, { request: get }])
    expect(await acquire(new DraftLock(locks as unknown as LockManager), "a")).toBe(true);
  Object.defineProperty(navigator, "locks", { get, configurable: true });
  expect(await acquire(new DraftLock(), "a")).toBe(true);
  Reflect.deleteProperty(navigator, "locks");
});
