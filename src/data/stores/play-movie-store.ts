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
const NO_STANDINGS: RacingList = { updateTime: "", list: [] };

const NO_PICTURES: PreloadState<Blob> = {
  total: 0,
  settled: 0,
  progress: 0,
  pictures: [],
  failed: 0,
  isRevealed: false,
};

/** Preload of the film's pictures; kept for later visits to the page. */
class FilmLoading {
  state: PreloadState<Blob> = NO_PICTURES;
  /** True once a preload has ended, or the visitor skipped it; `state.isRevealed` is of the latest preload alone. */
  isRevealed = false;
  readonly cache = new Map<string, Blob>();

  constructor() {
    makeAutoObservable(this, { state: observableRef, cache: false }, { autoBind: true });
  }

  setState(state: PreloadState<Blob>): void {
    this.state = state;
    if (state.isRevealed) this.isRevealed = true;
  }

  endWait(): void {
    this.isRevealed = true;
  }
}

/** Counts of the film (SPEC section 3, “Counts”), and the ranking of the units. */
export class PlayMovieStore {
  readonly loading = new FilmLoading();
  readonly counts: LiveAnswer<CountInfo>;
  readonly standings: LiveAnswer<RacingList>;

  constructor(calls: PlayMovieCalls) {
    this.counts = new LiveAnswer(NOTHING, calls.counts);
    this.standings = new LiveAnswer(NO_STANDINGS, calls.standings);
  }

  /** Number of views, formatted: `12,345`. */
  get watchTimes(): string {
    return formatCount(this.counts.value.view);
  }

  get achievementQuantity(): number {
    return this.counts.value.achievement;
  }

  /** Time of the counts, in UTC; empty until known. */
  get updateTime(): string {
    return this.counts.value.updateTime;
  }
}
