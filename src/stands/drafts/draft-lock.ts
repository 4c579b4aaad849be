/** A page that is reloaded waits this long for the one before it to let its draft go, in ms. */
export const PATIENCE = 800;

/** A draft that only this tab may change. */
interface Hold {
  readonly id: string;
  readonly release: () => void;
}

/** Holds one draft for this tab, so that two tabs never save over each other. */
export class DraftLock {
  private kept: Hold | undefined;

  /** @param locks the browser's; without any nothing is held */
  constructor(private readonly locks: LockManager | undefined = findLocks()) {}

  /** Holds a draft beside the one that is kept; undefined where another tab has it. */
  async hold(id: string): Promise<Hold | undefined> {
    const nothing = () => undefined;
    // It is kept already: `keep` and `end` let go of it.
    if (this.kept?.id === id || !this.locks) return { id, release: nothing };
    const signal = AbortSignal.timeout(PATIENCE);
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

  /** Makes a hold the one that is kept, and lets go of the one before. */
  keep(hold: Hold): void {
    if (this.kept?.id === hold.id) return;
    this.kept?.release();
    this.kept = hold;
  }

  /** Lets go of what is kept. */
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
