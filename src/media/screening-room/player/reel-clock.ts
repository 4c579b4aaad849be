/** Longest step between two frames, in seconds: a page that was in the background does not jump. */
const LONGEST_STEP = 0.1;

/** How often in a second the time is told to those who only show it. */
const TELLINGS = 4;

/**
 * The time of a reel: runs, stands, is set, and waits while the picture that is to be seen has not
 * arrived.
 */
export class ReelClock {
  time = 0;
  isPlaying = false;
  /** The time for those who show it as a figure: it changes a few times in a second. */
  shownTime = 0;

  private readonly watchers = new Set<(time: number) => void>();
  private readonly listeners = new Set<() => void>();
  private frame = 0;
  private last = 0;
  private isReady: () => boolean = () => true;

  constructor(readonly seconds: number) {}

  /** Lets the time stand while `isReady` gives false. */
  waitFor = (isReady: () => boolean): void => {
    this.isReady = isReady;
  };

  /** Begins, or begins again from the end. */
  play = (): void => {
    if (this.isPlaying) return;
    if (this.time >= this.seconds) this.time = 0;
    this.isPlaying = true;
    this.last = performance.now();
    this.frame = requestAnimationFrame(this.step);
    this.tell();
  };

  pause = (): void => {
    cancelAnimationFrame(this.frame);
    this.isPlaying = false;
    this.tell();
  };

  toggle = (): void => (this.isPlaying ? this.pause() : this.play());

  /** Goes to a time; one outside the reel counts as its start or end. */
  seek = (time: number): void => {
    if (!Number.isFinite(time)) return;
    this.time = Math.min(this.seconds, Math.max(0, time));
    this.tell();
  };

  /** Calls `watcher` for every frame, and now. Gives the function that ends it. */
  watch = (watcher: (time: number) => void): (() => void) => {
    this.watchers.add(watcher);
    watcher(this.time);
    return () => this.watchers.delete(watcher);
  };

  /** Calls `listener` when `isPlaying` or `shownTime` changes. Gives the function that ends it. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private step = (now: number): void => {
    const passed = Math.min(LONGEST_STEP, Math.max(0, now - this.last) / 1000);
    this.last = now;
    if (this.isReady()) this.time = Math.min(this.seconds, this.time + passed);
    if (this.time >= this.seconds) {
      this.pause();
      return;
    }
    this.frame = requestAnimationFrame(this.step);
    if (Math.abs(this.time - this.shownTime) >= 1 / TELLINGS) this.tell();
    else for (const watcher of this.watchers) watcher(this.time);
  };

  private tell(): void {
    this.shownTime = this.time;
    for (const watcher of this.watchers) watcher(this.time);
    for (const listener of this.listeners) listener();
  }
}
