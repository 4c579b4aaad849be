/** Polyfills `AbortSignal.timeout` in jsdom, on the timers of the test. */
export function installTimeoutSignal(): void {
  const timeout = (ms: number): AbortSignal => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("too late", "TimeoutError")), ms);
    return controller.signal;
  };
  Object.assign(AbortSignal, { timeout });
}

/** Locks that queue like the browser's, until the signal aborts. */
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
