import { makeAutoObservable } from "mobx";

/** Longest step between two drawings, in seconds: less than a frame, so none is left out, and no page that comes back jumps. */
const LONGEST_STEP = 0.08;

/** What is played, in places: frames that are counted, or seconds. */
interface Reel {
  readonly first: number;
  readonly last: number;
  /** Places are told, and set, in steps of this; the last one is seen for one more. */
  readonly step: number;
  /** Places in a second. */
  readonly speed: number;
  /** Whether it stands where it was set to, and does not run on from there. */
  readonly standsWhereSet?: boolean;
  /** Whether a place can be shown now; else the playback waits for it. */
  readonly isReady: (place: number) => boolean;
}

/** Plays a reel by the clock: runs, stands, is set, waits for what is to be seen. */
export class Playback {
  place: number;
  isPlaying = false;
  isLooping = false;
  hasCaptions = true;
  private request = 0;
  private drawnAt = 0;

  constructor(readonly reel: Reel) {
    this.place = reel.first;
    makeAutoObservable<this, "request" | "drawnAt">(
      this,
      { reel: false, request: false, drawnAt: false },
      { autoBind: true },
    );
  }

  /** The place as it is told: the whole step that it is in. */
  get shown(): number {
    const { last, step } = this.reel;
    return Math.min(last, Math.floor(this.place / step) * step);
  }

  get isOver(): boolean {
    return this.shown === this.reel.last;
  }

  /** Begins, or begins again from the end. */
  play(): void {
    if (this.isPlaying) return;
    this.isPlaying = true;
    if (this.isOver) this.place = this.reel.first;
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

  /** Goes to the nearest step; a place outside the reel counts as its first or last. */
  seek(place: number): void {
    if (!Number.isFinite(place)) return;
    const { first, last, step, standsWhereSet } = this.reel;
    if (standsWhereSet) this.pause();
    this.place = Math.min(last, Math.max(first, Math.round(place / step) * step));
  }

  private draw(now: number): void {
    const { first, last, step, speed, isReady } = this.reel;
    const passed = Math.min(LONGEST_STEP, Math.max(0, now - this.drawnAt) / 1000);
    this.drawnAt = now;
    const next = this.place + passed * speed;
    if (next >= last + step) {
      if (!this.isLooping) {
        this.place = last;
        this.pause();
        return;
      }
      // As from the end: it goes there, and waits for its picture.
      this.place = first;
    } else if (isReady(next)) this.place = next;
    this.request = requestAnimationFrame(this.draw);
  }
}
