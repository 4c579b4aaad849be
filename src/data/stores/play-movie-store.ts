import { makeAutoObservable, observableRef } from "mobx";
import type { CountInfo, RacingList } from "#content/types";
import { formatCount } from "#lib/format/count";
import type { PreloadState } from "../preload/preload";
import { type Call, LiveAnswer } from "../answers/live-answer";

interface PlayMovieCalls {
  counts: (call: Call) => Promise<CountInfo>;
  standings: (call: Call) => Promise<RacingList>;
}

const NOTHING: CountInfo = { view: 0, achievement: 0, updateTime: "" };
const NOBODY: RacingList = { updateTime: "", list: [] };

const NO_PICTURES: PreloadState<Blob> = {
  total: 0,
  settled: 0,
  progress: 0,
  pictures: [],
  failed: 0,
  isRevealed: false,
};

/** How far the film's pictures have come; they are kept, so that the film is there at once at a second visit. */
class FilmLoading {
  state: PreloadState<Blob> = NO_PICTURES;
  /** All is there, or the visitor did not want to wait, or need not: it has been loaded here before. */
  isRevealed = false;
  readonly held = new Map<string, Blob>();

  constructor() {
    makeAutoObservable(this, { state: observableRef, held: false }, { autoBind: true });
  }

  take(state: PreloadState<Blob>): void {
    this.state = state;
    if (state.isRevealed) this.isRevealed = true;
  }

  endWait(): void {
    this.isRevealed = true;
  }
}

/** What visitors have added to the film (SPEC section 3, “Counts”), and the race of the units. */
export class PlayMovieStore {
  readonly loading = new FilmLoading();
  readonly counts: LiveAnswer<CountInfo>;
  readonly standings: LiveAnswer<RacingList>;

  constructor(calls: PlayMovieCalls) {
    this.counts = new LiveAnswer(NOTHING, calls.counts);
    this.standings = new LiveAnswer(NOBODY, calls.standings);
  }

  /** How often the film was watched, as people write it: `12,345`. */
  get watchTimes(): string {
    return formatCount(this.counts.value.view);
  }

  get achievementQuantity(): number {
    return this.counts.value.achievement;
  }

  /** When both were counted, in UTC; empty before they are known. */
  get updateTime(): string {
    return this.counts.value.updateTime;
  }
}
