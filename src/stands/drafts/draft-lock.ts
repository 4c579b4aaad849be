/** Time that a reloaded page waits for the previous one to release its draft, in ms. */
export const TIMEOUT = 800;

interface HeldLock {
  readonly id: string;
  readonly release: () => void;
}

/** Locks one draft for this tab, so that two tabs never overwrite each other. */
export class DraftLock {
  private current: HeldLock | undefined;

  /** @param locks the browser's; without them noop is locked */
  constructor(private readonly locks: LockManager | undefined = findLocks()) {}

  /** Locks a draft in addition to the current one; undefined if another tab has it. */
  async acquire(id: string): Promise<HeldLock | undefined> {
    const noop = () => undefined;
    // The current draft is locked already: `setCurrent` or `end` releases it.
    if (this.current?.id === id || !this.locks) return { id, release: noop };
    const signal = AbortSignal.timeout(TIMEOUT);
    const { locks } = this;
    const release = await new Promise<(() => void) | undefined>((resolve) => {
      const holdUntilReleased = () => new Promise<void>((endHold) => resolve(endHold));
      const request = async () =>
        locks.request(`encore-stand-${id}`, { signal }, holdUntilReleased);
      request().catch((error: unknown) => {
        const isHeldElsewhere = error instanceof Error && /^(Timeout|Abort)Error$/.test(error.name);
        // If the browser refuses locks, all drafts are free.
        resolve(isHeldElsewhere ? undefined : noop);
      });
    });
    return release && { id, release };
  }

  /** Keeps a lock, and releases the previous one. */
  setCurrent(lock: HeldLock): void {
    if (this.current?.id === lock.id) return;
    this.current?.release();
    this.current = lock;
  }

  end(): void {
    this.current?.release();
    this.current = undefined;
  }
}

function findLocks(): LockManager | undefined {
  try {
    return globalThis.navigator?.locks;
  } catch {
    return undefined;
  }
}
