import type { AchievementKey } from "./film-entry";

interface ViewedFilm {
  readonly frames: number;
  readonly chapters: readonly { readonly firstFrame: number; readonly lastFrame: number }[];
}

/** Frames skipped by a manual step up to this size count as seen. */
const LARGEST_STEP = 15;
/** Share of the frames that must be seen for the end to count. */
const SEEN_SHARE = 0.8;
const REWOUND_FRAMES = 30;

/** Progress of one visit. Achievements stay unlocked. */
export class Viewing {
  readonly unlocked = new Set<AchievementKey>();
  private frame = 1;
  private readonly turnedByHand = new Set([1]);
  /** First frames of the chapters that were opened. */
  private readonly openedChapters = new Set<number>();
  /** Consecutive frames turned back. */
  private framesBack = 0;
  /** Consecutive frames played from the first in full screen; 0 if interrupted. */
  private frontRowFrames = 0;
  /** Number of times the end was reached with most of the film seen. */
  private completions = 0;
  /** Frames seen since the film last began or ended. */
  private seen = new Set([1]);

  constructor(private readonly film: ViewedFilm) {}

  pause(): void {
    this.frontRowFrames = 0;
  }

  findStar(): void {
    this.unlocked.add("hidden-star");
  }

  show(frame: number, isByHand: boolean, isInFrontRow: boolean): void {
    const { film, turnedByHand, openedChapters, frame: before } = this;
    const passed = between(before, frame);
    this.frame = frame;
    this.seen = frame === 1 ? new Set([1]) : new Set([...this.seen, ...passed]);
    if (frame === film.frames && frame !== before && this.seen.size >= film.frames * SEEN_SHARE) {
      this.completions += 1;
      // The film must be seen again before its end counts again.
      this.seen.clear();
    }
    if (isByHand) {
      for (const each of passed) turnedByHand.add(each);
      if (film.chapters.some(({ firstFrame }) => firstFrame === frame)) openedChapters.add(frame);
    }
    const movedBack = before - frame;
    this.framesBack =
      isByHand && movedBack > 0 && movedBack <= LARGEST_STEP ? this.framesBack + movedBack : 0;
    this.frontRowFrames = isByHand || !isInFrontRow ? 0 : this.frontRowFramesAfter(frame, before);
    const unlocks: Record<Exclude<AchievementKey, "hidden-star">, boolean> = {
      "last-frame": this.completions >= 1,
      encore: this.completions >= 2,
      "every-chapter": openedChapters.size >= film.chapters.length,
      "every-frame": turnedByHand.size >= film.frames,
      "front-row": this.frontRowFrames >= film.frames,
      rewound: this.framesBack >= REWOUND_FRAMES,
    };
    for (const key of Object.keys(unlocks) as (keyof typeof unlocks)[]) {
      if (unlocks[key]) this.unlocked.add(key);
    }
  }

  /** Value of `frontRowFrames` after a frame: counts from the first frame, and is 0 after any jump. */
  private frontRowFramesAfter(frame: number, before: number): number {
    if (frame === 1) return 1;
    // Playback stands on the first frame before it starts.
    if (frame === 2 && before === 1) return 2;
    return this.frontRowFrames > 0 && frame === before + 1 ? this.frontRowFrames + 1 : 0;
  }
}

/** Frames shown by a movement, including those skipped by a small step. */
function between(from: number, to: number): number[] {
  const steps = Math.abs(to - from);
  if (steps > LARGEST_STEP) return [to];
  const direction = Math.sign(to - from);
  return Array.from({ length: steps + 1 }, (_, step) => from + step * direction);
}
