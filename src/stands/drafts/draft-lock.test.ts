/** @jest-environment jsdom */
import { DraftLock, TIMEOUT } from "./draft-lock";
import { browserLocks, installTimeoutSignal } from "./draft-lock.fixtures";

beforeEach(() => {
  jest.useFakeTimers();
  installTimeoutSignal();
});
afterEach(() => jest.useRealTimers());

async function take(lock: DraftLock, id: string): Promise<boolean> {
  const hold = await lock.hold(id);
  if (hold) lock.keep(hold);
  return hold !== undefined;
}

it("gives a draft to one tab at a time, and refuses others after a timeout", async () => {
  const locks = browserLocks();
  const [one, other] = [new DraftLock(locks), new DraftLock(locks)];
  expect(await take(one, "a")).toBe(true);
  let answer: boolean | undefined;
  const asked = take(other, "a").then((isFree) => {
    answer = isFree;
  });
  await jest.advanceTimersByTimeAsync(TIMEOUT - 1);
  expect(answer).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  await asked;
  expect(answer).toBe(false);
  expect(await take(one, "b")).toBe(true);
  expect(await take(other, "a")).toBe(true);
});

it("gives a draft to a waiting tab as soon as it is released", async () => {
  const locks = browserLocks();
  const [one, other] = [new DraftLock(locks), new DraftLock(locks)];
  await take(one, "a");
  const asked = take(other, "a");
  await jest.advanceTimersByTimeAsync(TIMEOUT / 2);
  one.end();
  expect(await asked).toBe(true);
});

it("briefly holds a draft in addition to the kept one", async () => {
  const locks = browserLocks();
  const [one, other] = [new DraftLock(locks), new DraftLock(locks)];
  await take(one, "a");
  (await one.hold("b"))?.release();
  (await one.hold("a"))?.release();
  expect(await take(other, "b")).toBe(true);
  const asked = take(other, "a");
  await jest.advanceTimersByTimeAsync(TIMEOUT);
  expect(await asked).toBe(false);
});

it("frees all drafts without lock support", async () => {
  expect(await take(new DraftLock(undefined), "a")).toBe(true);
  const refusing = { request: () => Promise.reject(new DOMException("no", "SecurityError")) };
  const get = () => {
    throw new DOMException("no", "SecurityError");
  };
  for (const locks of [refusing, { request: get }])
    expect(await take(new DraftLock(locks as unknown as LockManager), "a")).toBe(true);
  Object.defineProperty(navigator, "locks", { get, configurable: true });
  expect(await take(new DraftLock(), "a")).toBe(true);
  Reflect.deleteProperty(navigator, "locks");
});
