import { makeAutoObservable } from "mobx";

/** Longest step between two frames, in seconds: a page that was in the background does not jump. */
const LONGEST_STEP = 0.1;

/** How often in a second the time that is shown as a figure changes. */
const TELLINGS = 4;

/** The time of a reel: runs, stands, is set, and waits while the picture that is to be seen has not arrived. */
export class ReelClock {
  time = 0;
  isPlaying = false;
  private request = 0;
  private last = 0;
  private isReady: () => boolean = () => true;

  constructor(readonly seconds: number) {
    makeAutoObservable<this, "request" | "last" | "isReady">(
      this,
      { seconds: false, request: false, last: false, isReady: false },
      { autoBind: true },
    );
  }

  /** The time for those who show it as a figure. */
  get shownTime(): number {
    return Math.floor(this.time * TELLINGS) / TELLINGS;
  }

  /** Lets the time stand while `isReady` gives false. */
  waitFor(isReady: () => boolean): void {
    this.isReady = isReady;
  }

  /** Begins, or begins again from the end. */
  play(): void {
    if (this.isPlaying) return;
    if (this.time >= this.seconds) this.time = 0;
    this.isPlaying = true;
    this.last = performance.now();
    this.request = requestAnimationFrame(this.step);
  }

  pause(): void {
    cancelAnimationFrame(this.request);
    this.isPlaying = false;
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** Goes to a time; one outside the reel counts as its start or end. */
  seek(time: number): void {
    if (Number.isFinite(time)) this.time = Math.min(this.seconds, Math.max(0, time));
  }

  private step(now: number): void {
    const passed = Math.min(LONGEST_STEP, Math.max(0, now - this.last) / 1000);
    this.last = now;
    if (this.isReady()) this.seek(this.time + passed);
    if (this.time >= this.seconds) this.pause();
    else this.request = requestAnimationFrame(this.step);
  }
}
