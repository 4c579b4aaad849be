import { DraftLock } from "./draft-lock";

/** Locks as browsers have them: whoever finds a name taken waits a while and is turned away. */
function browserLocks() {
  const held = new Set<string>();
  const request = async (name: string, _: unknown, hold: () => Promise<void>) => {
    if (held.has(name)) await new Promise((resolve) => setTimeout(resolve));
    if (held.has(name)) throw new DOMException("too late", "TimeoutError");
    held.add(name);
    await hold();
    held.delete(name);
  };
  return { request } as unknown as LockManager;
}

it("gives a draft to one tab at a time", async () => {
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  const locks = browserLocks();
  const [one, other] = [new DraftLock(locks), new DraftLock(locks)];
  expect(await one.take("a")).toBe(true);
  expect(await other.take("a")).toBe(false);
  expect(await one.take("b")).toBe(true);
  expect(await other.take("a")).toBe(true);
  expect(await other.take("b")).toBe(false);
  one.end();
  expect(await other.take("b")).toBe(true);
});

it("lets everybody have everything where there are no locks", async () => {
  expect(await new DraftLock(undefined).take("a")).toBe(true);
  const refusing = { request: () => Promise.reject(new DOMException("no", "SecurityError")) };
  expect(await new DraftLock(refusing as unknown as LockManager).take("a")).toBe(true);
});
