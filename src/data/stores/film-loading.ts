import { makeAutoObservable, observableRef } from "mobx";
import type { PreloadState } from "../preload/preload";

const NOTHING: PreloadState<Blob> = {
  total: 0,
  settled: 0,
  progress: 0,
  pictures: [],
  failed: 0,
  isRevealed: false,
};

/**
 * How far the film's pictures have come. They are kept for as long as the page load, so that the film
 * is there at once when a visitor comes back to it.
 */
export class FilmLoading {
  state: PreloadState<Blob> = NOTHING;
  /** All is there, or the visitor did not want to wait, or need not: it has been loaded here before. */
  isRevealed = false;
  /** What has come, by address. */
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
