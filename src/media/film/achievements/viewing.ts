import type { AchievementKey } from "./film-entry";

interface ViewedFilm {
  readonly frames: number;
  readonly chapters: readonly { readonly firstFrame: number; readonly lastFrame: number }[];
}

/** Frames skipped by a manual step up to this size count as seen. */
const STEP = 15;
/** Share of the frames that must be seen for the end to count. */
const MOST = 0.8;
const FAR_BACK = 30;

/** Progress of one visit. Achievements stay unlocked. */
export class Viewing {
  readonly unlocked = new Set<AchievementKey>();
  private frame = 1;
  private readonly turned = new Set([1]);
  /** First frames of the chapters that were opened. */
  private readonly entered = new Set<number>();
  /** Consecutive frames turned back. */
  private back = 0;
  /** Consecutive frames played from the first in full screen; 0 if interrupted. */
  private stretch = 0;
  /** Number of times the end was reached with most of the film seen. */
  private ends = 0;
  /** Frames seen since the film last began or ended. */
  private run = new Set([1]);

  constructor(private readonly film: ViewedFilm) {}

  pause(): void {
    this.stretch = 0;
  }

  findStar(): void {
    this.unlocked.add("hidden-star");
  }

  show(frame: number, isByHand: boolean, isInFrontRow: boolean): void {
    const { film, turned, entered, frame: before } = this;
    const passed = between(before, frame);
    this.frame = frame;
    this.run = frame === 1 ? new Set([1]) : new Set([...this.run, ...passed]);
    if (frame === film.frames && frame !== before && this.run.size >= film.frames * MOST) {
      this.ends += 1;
      // The film must be seen again before its end counts again.
      this.run.clear();
    }
    if (isByHand) {
      for (const one of passed) turned.add(one);
      if (film.chapters.some(({ firstFrame }) => firstFrame === frame)) entered.add(frame);
    }
    const movedBack = before - frame;
    this.back = isByHand && movedBack > 0 && movedBack <= STEP ? this.back + movedBack : 0;
    this.stretch = isByHand || !isInFrontRow ? 0 : this.stretchTo(frame, before);
    const unlocks: Record<Exclude<AchievementKey, "hidden-star">, boolean> = {
      "last-frame": this.ends >= 1,
      encore: this.ends >= 2,
      "every-chapter": entered.size >= film.chapters.length,
      "every-frame": turned.size >= film.frames,
      "front-row": this.stretch >= film.frames,
      rewound: this.back >= FAR_BACK,
    };
    for (const key of Object.keys(unlocks) as (keyof typeof unlocks)[]) {
      if (unlocks[key]) this.unlocked.add(key);
    }
  }

  /** Length of the run after a frame: starts with the first frame, and ends with any jump. */
  private stretchTo(frame: number, before: number): number {
    if (frame === 1) return 1;
    // Playback stands on the first frame before it starts.
    if (frame === 2 && before === 1) return 2;
    return this.stretch > 0 && frame === before + 1 ? this.stretch + 1 : 0;
  }
}

/** Frames shown by a movement, including those skipped by a small step. */
function between(from: number, to: number): number[] {
  const steps = Math.abs(to - from);
  if (steps > STEP) return [to];
  const direction = Math.sign(to - from);
  return Array.from({ length: steps + 1 }, (_, step) => from + step * direction);
}
