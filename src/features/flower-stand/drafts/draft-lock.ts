/** A page that is loaded anew waits this long for the one before it to let its draft go, in ms. */
const PATIENCE = 800;

type Locks = Pick<LockManager, "request">;

/** Holds one draft for this tab, so that two tabs never save over each other. */
export class DraftLock {
  private release: (() => void) | undefined;

  /** @param locks the browser's; without any nothing is held */
  constructor(private readonly locks: Locks | undefined = globalThis.navigator?.locks) {}

  /** Takes a draft in the place of the one that is held; false, and nothing changes, where another tab has it. */
  async take(id: string): Promise<boolean> {
    const release = await this.ask(`encore-stand-${id}`);
    if (!release) return false;
    this.release?.();
    this.release = release;
    return true;
  }

  /** Lets go of what is held. */
  end(): void {
    this.release?.();
    this.release = undefined;
  }

  private ask(name: string): Promise<(() => void) | undefined> {
    const { locks } = this;
    if (!locks) return Promise.resolve(() => undefined);
    return new Promise((resolve) => {
      const hold = () => new Promise<void>((release) => resolve(release));
      locks
        .request(name, { signal: AbortSignal.timeout(PATIENCE) }, hold)
        .catch((error: unknown) => {
          const isHeld = error instanceof Error && /^(Timeout|Abort)Error$/.test(error.name);
          // Where the browser refuses locks, all drafts are free.
          resolve(isHeld ? undefined : () => undefined);
        });
    });
  }
}
