import { makeAutoObservable } from "mobx";

/**
 * Longest step between two animation frames, in seconds: shorter than a frame of the film, so that none is skipped,
 * also after the page was hidden.
 */
const LONGEST_STEP = 0.08;

/** Range and speed of a playback, in positions: frame numbers or seconds. */
interface Reel {
  readonly first: number;
  readonly last: number;
  /** Resolution of positions; the last one is shown for one step more. */
  readonly step: number;
  /** Positions per second. */
  readonly speed: number;
  readonly pausesOnSeek?: boolean;
  /** True if a position can be shown now; otherwise the playback waits. */
  readonly isReady: (position: number) => boolean;
}

/** Plays a reel by the clock: plays, pauses, seeks, and waits for pictures. */
export class Playback {
  position: number;
  isPlaying = false;
  isLooping = false;
  hasCaptions = true;
  private request = 0;
  private drawnAt = 0;

  constructor(readonly reel: Reel) {
    this.position = reel.first;
    makeAutoObservable<this, "request" | "drawnAt">(
      this,
      { reel: false, request: false, drawnAt: false },
      { autoBind: true },
    );
  }

  /** Position rounded down to a step. */
  get shown(): number {
    const { last, step } = this.reel;
    return Math.min(last, Math.floor(this.position / step) * step);
  }

  get isOver(): boolean {
    return this.shown === this.reel.last;
  }

  /** Starts the playback; at the end, from the beginning. */
  play(): void {
    if (this.isPlaying) return;
    this.isPlaying = true;
    if (this.isOver) this.position = this.reel.first;
    this.drawnAt = performance.now();
    this.request = requestAnimationFrame(this.draw);
  }

  pause(): void {
    cancelAnimationFrame(this.request);
    this.isPlaying = false;
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  toggleLoop(): void {
    this.isLooping = !this.isLooping;
  }

  toggleCaptions(): void {
    this.hasCaptions = !this.hasCaptions;
  }

  /** Moves to the nearest step within the reel. */
  seek(position: number): void {
    if (!Number.isFinite(position)) return;
    const { first, last, step, pausesOnSeek } = this.reel;
    if (pausesOnSeek) this.pause();
    this.position = Math.min(last, Math.max(first, Math.round(position / step) * step));
  }

  private draw(now: number): void {
    const { first, last, step, speed, isReady } = this.reel;
    const passed = Math.min(LONGEST_STEP, Math.max(0, now - this.drawnAt) / 1000);
    this.drawnAt = now;
    const next = this.position + passed * speed;
    if (next >= last + step) {
      if (!this.isLooping) {
        this.position = last;
        this.pause();
        return;
      }
      // Restart from the end waits for the first picture.
      this.position = first;
    } else if (isReady(next)) this.position = next;
    this.request = requestAnimationFrame(this.draw);
  }
}
