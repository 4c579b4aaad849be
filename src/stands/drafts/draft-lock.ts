/** Time that a reloaded page waits for the previous one to release its draft, in ms. */
export const TIMEOUT = 800;

interface Hold {
  readonly id: string;
  readonly release: () => void;
}

/** Locks one draft for this tab, so that two tabs never overwrite each other. */
export class DraftLock {
  private kept: Hold | undefined;

  /** @param locks the browser's; without them nothing is locked */
  constructor(private readonly locks: LockManager | undefined = findLocks()) {}

  /** Locks a draft in addition to the kept one; undefined if another tab has it. */
  async hold(id: string): Promise<Hold | undefined> {
    const nothing = () => undefined;
    // Already kept: released by `keep` or `end`.
    if (this.kept?.id === id || !this.locks) return { id, release: nothing };
    const signal = AbortSignal.timeout(TIMEOUT);
    const { locks } = this;
    const release = await new Promise<(() => void) | undefined>((resolve) => {
      const hold = () => new Promise<void>((end) => resolve(end));
      const ask = async () => locks.request(`encore-stand-${id}`, { signal }, hold);
      ask().catch((error: unknown) => {
        const isHeld = error instanceof Error && /^(Timeout|Abort)Error$/.test(error.name);
        // If the browser refuses locks, all drafts are free.
        resolve(isHeld ? undefined : nothing);
      });
    });
    return release && { id, release };
  }

  /** Keeps a lock, and releases the previous one. */
  keep(hold: Hold): void {
    if (this.kept?.id === hold.id) return;
    this.kept?.release();
    this.kept = hold;
  }

  end(): void {
    this.kept?.release();
    this.kept = undefined;
  }
}

function findLocks(): LockManager | undefined {
  try {
    return globalThis.navigator?.locks;
  } catch {
    return undefined;
  }
}
