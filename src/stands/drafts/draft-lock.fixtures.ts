/** Gives jsdom the signal of a time limit, which it has not; it runs on the timers of the test. */
export function installTimeoutSignal(): void {
  const timeout = (ms: number): AbortSignal => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("too late", "TimeoutError")), ms);
    return controller.signal;
  };
  Object.assign(AbortSignal, { timeout });
}

/** Locks as browsers have them: whoever finds a name taken waits for it, until the signal says no. */
export function browserLocks(): LockManager {
  const held = new Map<string, Promise<unknown>>();
  const request = async (
    name: string,
    { signal }: { signal?: AbortSignal },
    hold: () => Promise<void>,
  ) => {
    const refused = new Promise<never>((_, reject) =>
      signal?.addEventListener("abort", () => reject(signal.reason)),
    );
    refused.catch(() => undefined);
    for (let before = held.get(name); before; before = held.get(name)) {
      await Promise.race([before, refused]);
    }
    const holding = hold().finally(() => held.delete(name));
    held.set(name, holding);
    await holding;
  };
  return { request } as unknown as LockManager;
}
