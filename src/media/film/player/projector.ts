import { makeAutoObservable, reaction } from "mobx";

/** How a frame came to be seen. */
export type Hand = "play" | "hand";

interface ProjectorOptions {
  readonly frames: number;
  readonly speed: number;
  /** Whether a frame can be shown now. The film waits for it rather than leave it out. */
  readonly isReady: (frame: number) => boolean;
  readonly onShow: (frame: number, direction: 1 | -1, hand: Hand) => void;
}

/** Runs the film by the clock: no frame is left out. Where one is not ready the film waits, and goes on from there. */
export class Projector {
  frame = 1;
  isPlaying = false;
  isLooping = false;

  private request = 0;
  private due = 0;

  constructor(private readonly options: ProjectorOptions) {
    makeAutoObservable<this, "options" | "request" | "due">(
      this,
      { options: false, request: false, due: false, subscribe: false },
      { autoBind: true },
    );
  }

  /** Begins, or begins again from the end. */
  play(): void {
    if (this.isPlaying) return;
    this.isPlaying = true;
    if (this.frame === this.options.frames) this.show(1, "play");
    this.due = performance.now() + this.interval;
    this.request = requestAnimationFrame(this.step);
  }

  pause(): void {
    if (!this.isPlaying) return;
    cancelAnimationFrame(this.request);
    this.isPlaying = false;
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  loop(isLooping: boolean): void {
    this.isLooping = isLooping;
  }

  /** Goes to a frame by hand, and stays there; one outside the film counts as its first or last. */
  seek(frame: number): void {
    if (!Number.isFinite(frame)) return;
    const wanted = Math.min(this.options.frames, Math.max(1, Math.round(frame)));
    this.pause();
    if (wanted !== this.frame) this.show(wanted, "hand");
  }

  /** Calls `listener` at each change. Gives the function that ends it. */
  subscribe(listener: () => void): () => void {
    return reaction(() => `${this.frame} ${this.isPlaying} ${this.isLooping}`, listener);
  }

  private get interval(): number {
    return 1000 / this.options.speed;
  }

  private step(now: number): void {
    if (now >= this.due) this.advance(now);
    if (this.isPlaying) this.request = requestAnimationFrame(this.step);
  }

  private advance(now: number): void {
    const { frames, isReady } = this.options;
    const isLast = this.frame === frames;
    const next = isLast ? 1 : this.frame + 1;
    if (isLast && !this.isLooping) {
      this.pause();
      return;
    }
    if (!isReady(next)) return;
    this.show(next, "play");
    // A small delay is made good, so that the speed is steady; after a wait it begins again.
    this.due += this.interval;
    if (now - this.due > this.interval) this.due = now + this.interval;
  }

  private show(frame: number, hand: Hand): void {
    const direction = frame < this.frame && hand === "hand" ? -1 : 1;
    this.frame = frame;
    this.options.onShow(frame, direction, hand);
  }
}
