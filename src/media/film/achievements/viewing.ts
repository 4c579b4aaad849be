import type { AchievementKey } from "./film-entry";

/** What the viewer's doings are tracked by. */
interface ViewedFilm {
  readonly frames: number;
  readonly chapters: readonly { readonly firstFrame: number; readonly lastFrame: number }[];
}

/** What is known of one visit. */
export interface Viewing {
  readonly frame: number;
  /** Frames turned by hand. */
  readonly turned: ReadonlySet<number>;
  /** First frames of chapters that the visitor went to. */
  readonly entered: ReadonlySet<number>;
  /** Frames turned back at a stretch. */
  readonly back: number;
  /** Frames played at a stretch from the first, in the front row; 0 while there is no such stretch. */
  readonly stretch: number;
  /** How often the end was reached since most of the film was seen. */
  readonly ends: number;
  /** Frames seen since the film last began. */
  readonly run: ReadonlySet<number>;
  readonly unlocked: ReadonlySet<AchievementKey>;
}

export type ViewingEvent =
  | { kind: "show"; frame: number; hand: "play" | "hand"; isInFrontRow: boolean }
  | { kind: "pause" }
  | { kind: "star" };

/** A movement by hand passes over frames; those of one so small count as seen. A larger one is a leap. */
const STEP = 15;
/** Part of the frames that must have been seen for the end to count. */
const MOST = 0.8;
/** Frames that must be turned back at a stretch. */
const FAR_BACK = 30;

export const BEGINNING: Viewing = {
  frame: 1,
  turned: new Set([1]),
  entered: new Set(),
  back: 0,
  stretch: 0,
  ends: 0,
  run: new Set([1]),
  unlocked: new Set(),
};

/** What is known after an event. What is unlocked stays so. */
export function view(now: Viewing, event: ViewingEvent, film: ViewedFilm): Viewing {
  if (event.kind === "pause") return { ...now, stretch: 0 };
  if (event.kind === "star") return { ...now, unlocked: new Set([...now.unlocked, "hidden-star"]) };
  const { frame, hand, isInFrontRow } = event;
  const passed = between(now.frame, frame);
  const run = frame === 1 ? new Set([1]) : new Set([...now.run, ...passed]);
  const isEnd = frame === film.frames && now.frame !== frame && run.size >= film.frames * MOST;
  const ends = now.ends + (isEnd ? 1 : 0);
  const isByHand = hand === "hand";
  const turned = isByHand ? new Set([...now.turned, ...passed]) : now.turned;
  const isDoor = isByHand && film.chapters.some(({ firstFrame }) => firstFrame === frame);
  const entered = isDoor ? new Set([...now.entered, frame]) : now.entered;
  const way = now.frame - frame;
  const back = isByHand && way > 0 && way <= STEP ? now.back + way : 0;
  const stretch = stretchOf(now, frame, hand === "play" && isInFrontRow);
  const unlocks: Record<Exclude<AchievementKey, "hidden-star">, boolean> = {
    "last-frame": ends >= 1,
    encore: ends >= 2,
    "every-chapter": entered.size >= film.chapters.length,
    "every-frame": turned.size >= film.frames,
    "front-row": stretch >= film.frames,
    rewound: back >= FAR_BACK,
  };
  const fresh = (Object.keys(unlocks) as (keyof typeof unlocks)[]).filter((key) => unlocks[key]);
  return {
    frame,
    turned,
    entered,
    // The film has to be seen again before its end counts again.
    run: isEnd ? new Set() : run,
    stretch,
    back,
    ends,
    unlocked: new Set([...now.unlocked, ...fresh]),
  };
}

/** How long the stretch is after a frame: it begins with the first frame, and any other way ends it. */
function stretchOf(now: Viewing, frame: number, isFromSeat: boolean): number {
  if (!isFromSeat) return 0;
  // The film stands on its first frame before it plays on to the second.
  if (frame === 1) return 1;
  if (frame === 2 && now.frame === 1) return 2;
  return now.stretch > 0 && frame === now.frame + 1 ? now.stretch + 1 : 0;
}

/** The frames that a movement shows: those it passes as well, unless it is a leap. */
function between(from: number, to: number): number[] {
  const steps = Math.abs(to - from);
  if (steps > STEP) return [to];
  const direction = Math.sign(to - from);
  return Array.from({ length: steps + 1 }, (_, step) => from + step * direction);
}
