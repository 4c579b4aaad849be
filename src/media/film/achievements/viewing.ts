import type { AchievementKey } from "./film-entry";

/** What the viewer's doings are tracked by. */
interface ViewedFilm {
  readonly frames: number;
  readonly chapters: readonly { readonly firstFrame: number; readonly lastFrame: number }[];
}

/** A movement by hand passes over frames; those of one so small count as seen. A larger one is a leap. */
const STEP = 15;
/** Part of the frames that must have been seen for the end to count. */
const MOST = 0.8;
/** Frames that must be turned back at a stretch. */
const FAR_BACK = 30;

/** What is known of one visit. What is unlocked stays so. */
export class Viewing {
  readonly unlocked = new Set<AchievementKey>();
  private frame = 1;
  /** Frames turned by hand. */
  private readonly turned = new Set([1]);
  /** First frames of chapters that the visitor went to. */
  private readonly entered = new Set<number>();
  /** Frames turned back at a stretch. */
  private back = 0;
  /** Frames played at a stretch from the first, in the front row; 0 while there is no such stretch. */
  private stretch = 0;
  /** How often the end was reached since most of the film was seen. */
  private ends = 0;
  /** Frames seen since the film last began, or ended. */
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
      // The film has to be seen again before its end counts again.
      this.run.clear();
    }
    if (isByHand) {
      for (const one of passed) turned.add(one);
      if (film.chapters.some(({ firstFrame }) => firstFrame === frame)) entered.add(frame);
    }
    const way = before - frame;
    this.back = isByHand && way > 0 && way <= STEP ? this.back + way : 0;
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

  /** How long the stretch is after a frame: it begins with the first frame, and any other way ends it. */
  private stretchTo(frame: number, before: number): number {
    if (frame === 1) return 1;
    // The film stands on its first frame before it plays on to the second.
    if (frame === 2 && before === 1) return 2;
    return this.stretch > 0 && frame === before + 1 ? this.stretch + 1 : 0;
  }
}

/** The frames that a movement shows: those it passes as well, unless it is a leap. */
function between(from: number, to: number): number[] {
  const steps = Math.abs(to - from);
  if (steps > STEP) return [to];
  const direction = Math.sign(to - from);
  return Array.from({ length: steps + 1 }, (_, step) => from + step * direction);
}
